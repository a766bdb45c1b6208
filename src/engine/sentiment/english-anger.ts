/** English words of anger, insult, sorrow, fear and bad events. */
import type { WordTable } from './word-table.ts';

export const ENGLISH_ANGER: WordTable = {
  [-4]: `
    motherfucker motherfuckers mf piece_of_shit scum scumbag:n evil genocide massacre:n murder:v murderer:n rape
    raped rapist:n terrorist:n terrorism torture:v hate_you hate_this i_hate go_to_hell fuck_you fuck_off fuck_this kill_yourself kys
    despicable barbaric heinous
  `,
  [-3]: `
    bloody_hell
    hate hates hated hating hater:n hatred furious fury rage raging enraged outraged outrage outrageous livid pissed
    pissed_off piss disgust despise:v loathe:v detest:v bitch bitches asshole:n arsehole bastard:n douche douchebag moron:n moronic
    idiot:n imbecile:n loser:n clown:n coward:n cowardly jerk:n creep:n creepy pervert:n racist:n racism sexist sexism
    bigot:n bigotry nazi:n fascist:n tyrant:n tyranny dictator:n corrupt corruption crook:n crooked criminal:n
    thief thieves heartbroken heartbreaking heartbreak devastated devastating devastation tragic tragedy tragedies
    depressed depressing depression miserable misery despair suicidal suicide agony anguish grief grieving mourn:v
    terrified terrifying horrified horrifying horror traumatised traumatized trauma dead_inside cry_myself kill kills
    killed killing slaughter:v violence violent violently brutal brutality abuse:v abused abuser:n abusive assault:v
    attacked_by bomb_threat bombing explosion:n shooting stabbed war_crime war_crimes bankrupt bankruptcy sued lawsuit:n
    cruel cruelty inhumane sadistic betrayal betrayed betray:v traitor:n backstab:v hell_no worst_day
  `,
  [-2]: `
    abducted abomb aggravated aggressive aggression aggressor:n airstrike:n agonising agonizing alienated allegations ambushed amputated antisemitic apocalypse apocalyptic appalled arson arsonist
    asylum assassinate:v assassination atrocity atrocities bankrupting bawling bereaved betrayer bigoted bloodbath bloodshed bombed bombings bombs brainwashed breach:n broke_my_heart breaks_my_heart break_my_heart
    broken_bone bruised bruises bs_artist burglar:n burglary burned_down burnt_down burnout can't_breathe can't_cope can't_sleep can't_stand can't_take_it captive carnage ceasefire_violated chilling_murder choking claustrophobic coffin
    coma concussion contempt contemptible convict:v convicted corpse:n coup coward_move crackdown cried_so crippled crippling crying_over cyberattack:n damage damages damaging dark_day deadly death_toll
    deaths decapitated deceased defamation defamed defied dehumanising delusional demise demolish:v demoralised demoralized deported deportation depress:v deprived derail:v deranged desperate desperately despicable_act
    detained detention devastate:v devil diabolical die_in disabled_by disaster_zone discriminate:v discrimination disown:v displaced distraught distress distressed distressing divorce:v divorced doomsday
    downfall dread:v dreaded dreading drown:v drowned drowning drunk_driver dying_inside embezzle:v enemy enemies enslaved epidemic evicted eviction exploit:v exploited exploitation explode:v extremist:n
    extremism failed_state famine fatalities fatality feud filth fired_from flooded flooding forced_to foreclosure freaked_out freak_out frightened frightening fright funeral:n furious_with gang_rape genocidal ghetto
    goodbye_forever gun_down gunman gunmen gutted haunted haunting hatred_for headaches_and heartache heart_breaking heart_attacks heartless hellhole hijacked hit_and_run homicide homophobic homophobia horrid hospitalised hospitalized
    hostage:n hostile hostility hunger_strike hurricane hysterical i_hate_my idiots idk_why_i ill_and impeached imprisoned incarcerated incest indicted inequality infamous infuriate:v injure:v insane_crime
    intimidate:v intimidated intimidating invaded invasion isolated jerk_off kidnapped kidnapping killer:n killers lash_out lawless leave_me_alone left_me lonely_and looted looting lynch:v lynched mad_as
    malaria manipulative martyr massacred mass_shooting meltdown militants misogynist misogyny missile:n mobbed mocking molested monster:n mourning mourns mugged murdered my_head_hurts my_heart_hurts napalm nazis neglectful nerve_wracking
    nuke:v obituary oppress:v oppressed oppression oppressive orphan:n orphaned outbreak outcry overdose overdosed overwhelmed overwhelming_grief pandemic paralysed paralyzed passed_away pain_and peril perish:v perished persecuted
    persecution pissing_me_off pisses_me_off plague poisoned pollution premature_death prejudice profanity psycho punch_someone punish:v punished punishment quarrel quarantine racial_slur rabid radicalised ransom
    rapists recession_hits refugee_crisis repressed resentment retaliate:v revenge revolting_act riots rob:v ruthless_killer sabotage:v sad_day sad_news sadist scandals scapegoat scar scarred screaming_at scum_of separatist
    severe_pain sex_offender shattered shitshow shock_and shocked_and shooter shootings sinister slain slander:v slap_in_the_face slashed smear:v smuggling sob:v sobbing sore_loser spite splitting_headache stab:v stabbing starving
    starvation stole_my stolen_from storm_damage strangled stroke struggles stunned_and_sad subpoena suffers suicide_bomber surrender:v suspected swollen tearful tears_in_my_eyes tear_gas terrorised terrorized
    terror thug:n thugs tormented torment torn tortured toxicity traffic_jam trapped traumatic treason trolls tumor tumour tyrannical ugh_i unarmed unbearable_pain under_attack under_fire unrest uproar vandal:n vandalism
    vengeance vicious victims villain:n violate:v violated violation:n vomiting waging_war war war_on wars warfare weapon:n wept whore wiped_out witch_hunt woe:n worst_nightmare wound:v wrongful xenophobic xenophobia
    ass dick jail jailed manslaughter hanged destroy:v destruction serial_killer feeling_ill mentally_ill isis ebola don't_give_a nobody_likes bullets
    angry angrier angrily anger mad_at mad upset upsetting fuming resent:v resentful bitter jealous jealousy envy
    fuck fucked screwed screw_you damn damned dammit goddamn stfu shut_up gtfo hell sad sadder sadness saddened sorrow
    unhappiness cried crying weep:v weeping lonely loneliness hurt hurts hurting hurtful
    painfully suffer:v suffering suffered ache:v sick sickening sickness illness disease:n infected infection:n
     vomit:v nausea dizzy exhausted exhausting afraid scared scary scare:v fear fears feared fearful
    panic:v panicked anxious anxiety worried worries worrying worrisome nervous stress:v stressed stressful
    threat:n threaten:v threatened threatening attack:v attacked victim:n crime:n corrupted steal steals stole
    stolen theft robbed cheat:v cheated cheater:n cheating bully:v bullied bullying harass:v harassed
    harassment insult:v insulted insulting offend:v offended disrespect:v disrespectful hypocrite:n
    hypocrisy hypocritical greed greedy selfish shameless propaganda lie_to lied_to blame:v
    blamed guilty guilt condemn:v condemned denounce:v criticise:v criticize:v criticised criticized criticism scandal:n controversy
    controversial protest:v boycott:v riot:n chaos chaotic crisis crises collapse:v collapsed recession plunge:v plunged plummet:v
    slump:v tumble:v crashed death:n die dies died dying fatal casualty casualties injured injury injuries
    wounded accident:n wreck flood:n earthquake:n wildfire:n arrested jailed prison sentenced banned ban
    fired laid_off layoff:n unemployed jobless homeless poverty debt:n reject:v rejected rejection deny denied defeat:n
    defeated humiliated humiliating humiliation ashamed regret:v regretted disturbing disturbed alarming doomed doom
    cursed curse:n cancer dumped heart_attack rip rest_in_peace miss_you_so_much gone_too_soon broken_heart nobody_cares
    no_one_cares who_cares don't_care dont_care over_it had_enough enough_is_enough give_me_a_break are_you_kidding
    you've_got_to_be_kidding what_a_joke a_joke sick_and_tired fed_up i'm_done so_done hate_when i_can't_even
    weirdo:n stalker:n toxic_people karma_will lock_him_up trash_talk
  `,
  [-1.5]: 'fucking fuckin freaking friggin bloody',
  [-1]: `
    dead cry cries tears pain worry offensive defeat quit conflict:n swear lie bomb:n charged_with charges gun_violence
       missing_you sorry apologise:v apologize:v apology bored_of tired sleepy hungover headache sigh
    alone disagree:v oppose:v opposed opposition refuse:v refused warn:v warning:n warned risk:n
      ridicule:v mock:v mocked accuse:v accused alleged allegation:n dispute:n tension:n sanction:n
    fall_in fell_sharply drops_sharply cut_jobs shortage:n struggle:v struggled struggling suspend:v suspended shut_down closed_down
    resign:v quitting emergency bleak grim dark_times gloomy crappy_weather unfair unfairly unjust
    injustice ban_on fake faked worst_case ew_no hurts_to
  `,
};
