/** Where our reading of gofeed's suite is another one, and why. */
import type { Choices } from './documented-choices.ts';

const RDF_FILES = [
  ...named('parser/rss/rdf_item_description', [
    '',
    '_cdata_escaped_markup',
    '_cdata_naked_markup',
    '_escaped_markup',
    '_naked_markup',
  ]),
  ...named('parser/rss/rdf_item_title', ['', '_cdata_escaped_markup', '_cdata_naked_markup', '_escaped_markup', '_naked_markup']),
  'translator/rss/feed_item_description_-_rdf_item_description',
  'translator/rss/feed_item_title_-_rdf_item_title',
];
const RDF_FILES_WITH_LINKS = [
  'parser/rss/rdf_item_link',
  'parser/rss/rdf_item_links',
  'translator/rss/feed_item_link_-_rdf_item_link',
];

/** By file and field. */
export const FEED_CHOICES: Choices = {
  'what an item of RSS 1.0 is about (rdf:about) is its id, and its link where it has none': [
    ...[...RDF_FILES, ...RDF_FILES_WITH_LINKS].map((file) => `${file}.xml: item 1 guid`),
    ...RDF_FILES.map((file) => `${file}.xml: item 1 link`),
  ],
  'of several links the first counts, not the last': [
    'parser/rss/rdf_channel_links.xml: feed link',
    'parser/rss/rdf_item_links.xml: item 1 link',
    'parser/rss/rss_channel_item_links.xml: item 1 link',
    'parser/rss/rss_channel_links.xml: feed link',
    'translator/rss/feed_item_links_-_rss_channel_item_links.xml: item 1 link',
    'translator/rss/feed_links_-_rdf_channel_links.xml: feed link',
    'translator/rss/feed_links_-_rss_channel_links.xml: feed link',
  ],
  'dc:identifier is an id, and every dc:creator an author': [
    'extensions/dublincore/dublincore_item_fields.xml: item 1 guid',
    'extensions/dublincore/dublincore_item_multiple_values.xml: item 1 authors',
  ],
  'a block around the whole text stays: the text that is made of it is the same': [
    'parser/atom/atom10_feed_entry_content_html_div_escaped_markup.xml: item 1 content',
  ],
  'the parser knows no xml:base of a person, and no empty address': [
    'parser/atom/feed_author_uri_inherit.xml: feed authors',
    'parser/atom/feed_link_xml_base.xml: feed self',
  ],
  'escaped text of an XML type is text, not escaped XML': ['parser/atom/issue_275_extensions_and_source.xml: item 4 content'],
};

function named(file: string, endings: readonly string[]): string[] {
  return endings.map((ending) => `${file}${ending}`);
}
