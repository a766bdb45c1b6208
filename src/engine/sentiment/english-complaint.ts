/** English words that find fault with a thing, a service or a work. */
import type { WordTable } from './word-table.ts';

export const ENGLISH_COMPLAINT: WordTable = {
  [-4]: `
    worst worst_ever atrocious abysmal abomination appalling appallingly disgraceful horrendous inexcusable unforgivable
    total_waste complete_waste waste_of_money waste_of_time absolute_joke complete_joke rip_off ripoff zero_stars
    dumpster_fire train_wreck stay_away avoid_at_all_costs never_again unacceptable
  `,
  [-3]: `
    terrible terribly horrible horribly awful dreadful disgusting disgusted gross revolting vile nasty
    pathetic useless worthless garbage trash rubbish crap crappy shit shitty bullshit bs sucks suck sucked sucking
    scam:n scammed scammer:n fraud:n fraudulent fake_news deceptive deceived misleading dishonest lies liar:n lying
    incompetent incompetence negligent negligence inedible unusable unbearable intolerable ridiculous ludicrous
    nightmare:n disaster:n disastrous catastrophe catastrophic fiasco farce shambles failure:n epic_fail hate_it
    ruined ruin:v ruining destroyed wrecked shameful shame_on shame_on_you embarrassing embarrassment disappointment:n
    disappointing disappointed disappoint:v let_down letdown overpriced robbery daylight_robbery toxic poisonous
    rotten mouldy moldy filthy stinks stink stinky smelly cockroach:n maggot:n food_poisoning
  `,
  [-2.5]: `
    thanks_for_nothing gee_thanks yeah_right slow_clap so_much_for real_classy real_mature nice_going genius_move just_what_i_needed
    oh_great oh_lovely oh_joy oh_great_another oh_joy_another great_another because_why_not as_if_that
  `,
  [-2]: `
    abandoned aimless amateurish annoyingly apathetic archaic ass_backwards backward barely_works bogus blurry blotchy botched brainless bureaucratic
    burned_out cheaply_made choppy chore clogged clueless clumsy clunky cluttered confuses congested contaminated contradictory corny crappily cheat_customers
    creaky crooked_deal cruddy crummy cumbersome damaged dated_look dead_end deadlock debacle deceitful decayed deficient degraded dingy dirt_poor disagreeable
    disastrously disbelief disconnected discontinued discouraging disgruntled dishonesty dislike:v disliked disloyal dismal dismissive disorganised
    disorganized disoriented disregarded disrespected disservice dissatisfaction distasteful distorted distracting dodgy dodgiest doesn't_help doesn't_fit doesn't_care
    drab drags_on dry_and_tasteless dud dump dysfunctional egregious eyesore fake_reviews fallacy falls_apart fell_apart far_fetched fatally flakey flaky
    flawed_logic flimsily foul frail fraudster:n freaking_out frigid_service frustrate:v frustratingly fugly fumble:v garbled garish ghastly gimmicky gloom goddawful
    godawful gouge:v gouging greasy_food grotesque grouchy grubby gruelling grueling grumpy half_assed half_baked half_hearted haphazard hard_to_find
    hard_to_use harsh hassle:n hate_on hazardous headaches hectic hot_garbage ill_advised ill_conceived ill_fated ill_informed illegible illogical immature
    impatient impossible_to improper inability inadequate inappropriate incoherent incomprehensible inconsiderate inconvenienced indecent indifferent ineffective
    inefficient inept inflexible infuriating infuriated insanely_expensive insecure insensitive insufferable insufficient insulted_by irrational irresponsible irritate:v
    irritates jagged jammed joke_of_a junk junky lackluster lacklustre lacked_flavor laughable leaking leaks_everywhere long_wait lost_my lousy_service mad_expensive malfunction:v
    malicious mangled meaningless_talk mean_spirited menace mindless misguided mishandled misinformation misinformed misinterpreted misery_loves mismanaged missed_my_flight missed_flight moody
    muddled musty nagging naive nauseating needless negligible neglect:v neglected no_customer_service no_help no_idea_why no_show no_sense no_thanks not_ok not_okay not_cool not_fair not_happy not_impressed not_helpful
    not_funny not_acceptable nosy obnoxious obsolete offended_by off_putting oily out_of_touch outrageously overbearing overblown overcrowded overlooked overpay:v oversold
    panicking paranoid patchy patronising patronizing pesky petty phony pitiful poor_customer_service poor_service bad_service terrible_service worst_service pretentious queasy rancid rant ranting redundant regretful
    regressive reject_this repulsive ridiculously_slow rip_offs rough_day bad_day rotting rubbishy rundown run_down rusty ruthless salty scandalous scratched screwing_up senseless shabby shady shallow
    shortcoming:n sick_to_my_stomach sickly skanky skeptical sketchy slacking sleazy slimy slowest slow_service sluggishly smug smudged snobby soulless sour spiteful spoiled spoilt stagnant
    stalled stereotypical stiff strained stingy substandard superficial suspiciously tainted takes_forever took_forever tarnished tasted_like tattered terribly_slow thoughtless threadbare
    too_bad too_expensive too_loud too_small too_late too_long too_much_money torn_apart tragic_service trashy treacherous tricked tripe troubling turn_off unaccountable unanswered unbearably
    unclean uncooperative uncouth undelivered underpaid undermine:v unethical uneven unfinished_product unfit unforgiving unfortunate unhealthy unhygienic unimaginative uninformed
    unjustified unlucky_me unnatural unprepared unproven unqualified unreal_bad unresolved unsanitary unsettling unsupported untidy untrue unusually_bad unwanted unworthy upside_down useless_app vague_answer
    vandalised vandalized vulgar wack waited_hours waiting_forever waited_forever warped washed_out wasteful whiny whine:v whining why_bother wobbly wonky worn_out worn_down worried_sick worthless_app wretched yawn
    sux suxx uncompelling unconvincing uninspired uninspiring unoriginal unwatchable unreadable unlistenable unfunny unlikable unlikeable
    unappealing unattractive unsatisfying unsatisfactory unpolished unintuitive unwelcome untrustworthy unkind ungrateful unbelievably_bad
    slow too_slow slower_than expensive dirty mess messed_up stuck shame fault:n mess_up
    bad badly worse worsen:v poor poorly poorest weak weakest weakness boring bored bore dull tedious bland tasteless
    flavourless flavorless soggy stale greasy burnt overcooked undercooked watery lukewarm messy
    sloppy shoddy flimsy faulty defective broken broke_down breaks_down buggy bug:n glitch:n glitchy crash:v crashing
    laggy lag lags lagging freezes unresponsive sluggish delay:v delayed delays cancelled
    canceled cancellation:n late_again overbooked stranded stuck_on lost_luggage lost_my_bag lost_my_luggage rude:a
    unfriendly unhelpful unprofessional impolite arrogant ignorant ignored ignoring ignore unreliable
    inconsistent inaccurate incorrect inferior mediocre underwhelming unimpressive unimpressed overrated overhyped
    lame cringe cringey cringy tacky ugly uglier ugliest hideous cheesy cheap_looking low_quality poor_quality
     pricey costly overcharged overcharge:v hidden_fees refund:n refunded complain:v complained
    complaint:n complaining flaw:n flawed defect:n problem:n problematic issues trouble:n troubled
    troublesome error:n mistake:n blunder:n fail fails failed failing misled mislead:v confusing confused
    confusion frustrating frustrated frustration annoying annoyed annoy:v irritating irritated painful pain_in
    inconvenient inconvenience:n uncomfortable unpleasant unhappy unhappy_with unsatisfied dissatisfied unsafe
    dangerous danger:n risky nonsense silly stupid stupidity stupidest dumb dumbest idiotic pointless meaningless
    hopeless helpless lousy subpar sub_par below_average downgrade:v downgraded went_downhill gone_downhill wtf smh fml
    ffs facepalm eww ew yuck yikes ugh meh bummer no_excuse on_hold_for still_waiting waiting_for_hours
    no_response no_reply no_answer never_works doesn't_work does_not_work didn't_work not_working won't_work stopped_working
    won't_load can't_login can't_log_in lack_of lacks lacking lacked nothing_special could_be_better could_have_been_better
    should_have_been_better not_worth not_good_enough not_good isn't_good wasn't_good don't_bother not_recommended no_longer_works
    flop flopped hot_mess backfire:v backfired clickbait spam spammer:n spamming copycat plagiarism
  `,
  [-1]: `
    why_is why_are why_do why_does why_did why_the anymore no_way can't_even t_even avoid lazy don't_want didn't_want doesn't_even didn't_even not_even stopped_caring
     so_so ordinary plain predictable cliche repetitive noisy crowded cramped tiny_portion small_portion bumpy
    hard difficult difficulty harder awkward weird strange odd complicated complex unclear vague uncertain doubt:v
    doubtful doubts questionable suspicious concern concerned concerns concerning unfortunately sadly regrettably
    unlucky oops outdated old_fashioned missing forgot forgotten limited_stock out_of_stock
     late wait_so_long queue:n tired_of sick_of bothered bother excuse:n unable incomplete unfinished unnecessary
    wrong wrongly wasted waste wasting careless overdone unrealistic avoided avoiding
    drawback:n downside:n disadvantage:n setback:n decline:v declined decrease_in loss losses lose loses losing lost drop_in_sales
  `,
};
