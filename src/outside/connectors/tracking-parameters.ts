/** Parameters of addresses that say who led a reader there, not what is there. As the vendors that add them document them. */

/** Whole families, by how they begin. */
const FAMILIES = ['utm_', 'piwik_', 'matomo_', 'hsa_', 'fb_action_', 'at_custom', 'guce_', 'oly_', 'vero_'];

const NAMES = new Set(
  (
    'fbclid fb_source fb_ref igshid igsh mibextid gclid gclsrc dclid gbraid wbraid srsltid _ga _gl gad_source ' +
    'gad_campaignid msclkid twclid ref_src ref_url __twitter_impression ttclid li_fat_id yclid _openstat rdt_cid epik ' +
    'mc_cid mc_eid mkt_tok _hsenc _hsmi __hssc __hstc __hsfp hsctatracking s_kwcid ef_id s_cid at_medium at_campaign ' +
    'at_link_id at_link_origin at_link_type at_format at_ptr_name at_bbc_team guccounter xtor wt_mc wt.mc_id ' +
    'spm smtyp dm_i wickedid'
  ).split(' '),
);

/** Matomo, once Piwik. Not whole families: `pk_no` of a page is the number of an article. */
const MATOMO = /^(?:mtm|pk)_(?:campaign|kwd|keyword|source|medium|content|cid|group|placement)$/;

/** Names too short or too common to mean the same everywhere. */
const OF_SITE: Readonly<Record<string, readonly string[]>> = {
  'youtube.com': ['si', 'feature', 'ab_channel', 'pp'],
  'youtu.be': ['si', 'feature'],
  'twitter.com': ['s', 't'],
  'x.com': ['s', 't'],
  'nytimes.com': ['smid'],
  'msn.com': ['ocid', 'cvid'],
  'news.google.com': ['hl', 'gl', 'ceid', 'oc'],
};

/** `host` in lower case, with or without `www.` or `m.`. */
export function isTracking(name: string, host: string): boolean {
  const lower = name.toLowerCase();
  if (NAMES.has(lower) || MATOMO.test(lower) || FAMILIES.some((family) => lower.startsWith(family))) return true;
  return OF_SITE[host.replace(/^(?:www|m)\./, '')]?.includes(lower) ?? false;
}
