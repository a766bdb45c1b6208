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
  [-2]: `
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
