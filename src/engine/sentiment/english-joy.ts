/** English words of gladness, love, thanks, hope and good events. */
import type { WordTable } from './word-table.ts';

export const ENGLISH_JOY: WordTable = {
  4: `overjoyed ecstatic elated best_day_ever best_day_of_my_life euphoric euphoria over_the_moon in_heaven blissful adore:v`,
  3: `
    love loves loved loving lovin luv lovers excited so_excited exciting excitement thrilled thrilling delighted
    delight:n joy joyful joyous happy happier happiest happily happiness blessed blessing:n grateful thankful
    gratitude proud proudly congratulations congrats congratulate congratulated celebrate celebrates celebrated
    celebrating celebration:n triumph:n triumphant victory victories victorious yay woohoo
    woo_hoo hooray hurray yippee happy_birthday happy_anniversary merry_christmas happy_new_year pumped stoked
    can't_wait cant_wait cannot_wait can_not_wait could_not_be_happier so_happy dream_come_true dreams_come_true made_my_day
    makes_my_day bless_you god_bless much_love lots_of_love i_love_you love_you ily ilysm obsessed_with in_love
    fell_in_love cherish:v passionate passion best_wishes
  `,
  2: `
    aced amen ambition:n aww awww bae bff bestie besties birthday_boy birthday_girl bliss bouncing_back can_not_stop_smiling carefree chuckle:v clap:v
    clapping comforted comforting congratulation congratz content_with cracking_me_up crushing_on date_night deserved_it dreaming_of elation enthused enthusiastically
    escape_to exhilarated fangirling feeling_better feeling_blessed feeling_good feels_good felt_good festival_time fond_of fondly freedom fresh_start
    friday_feeling fun_day fun_times gleeful good_day_to good_luck_to grinning grin:v gonna_be_lit gonna_be_awesome gonna_be_great gonna_be_fun hallelujah happy_hour
    happy_friday happy_monday happy_mothers_day happy_fathers_day happy_thanksgiving happy_easter happy_holidays heart_is_full heartfelt heavenly_feeling high_spirits highlight_of
    honeymoon hugging in_awe in_good_hands infatuated inspires intrigued invincible jackpot jamming_out jk jovial joking just_married keep_smiling
    kissing liberty lively_crowd living_the_dream loved_ones love_this love_that love_these love_my love_when loving_this lucky_to made_me_smile made_me_laugh makes_me_smile makes_me_happy
    merry miracle:n miss_u_too my_fav my_fave my_favourite my_favorite nailed newlywed:n no_complaints_here nostalgic obsessed on_cloud_nine on_top_of_the_world
    oh_yeah hell_yeah hell_yes paradise partying perfect_day playful positivity promoted proudest psyched_for rejoice:v rock_on rocking rocks_my rooting_for
    score_a saved_the_day sending_love serenity shine_on slayin so_fun so_good so_proud so_pumped so_ready so_stoked soulmate special_day sweet_dreams
    sweeter take_my_money thank_god thank_goodness thank_u thanku thankyou thnx tnx thrill:v treat_yourself tickled touched_by true_love two_thumbs_up
    unwind vibing vibes victory_lap wanna_go want_to_go warmth well_done_to wish_luck woo woot wooo worth_waiting worth_the_wait
    yaay yasss yass yass_queen yesss yummm yum you_rock you_rule you_go_girl zest
    champion:n tgif lots_of_fun so_much_fun have_fun having_fun forward_to wait_to_see be_my_valentine
    glad gladly pleased cheerful cheerfully cheers cheer:v smile:v smiley smiling laugh:v laughter laughing fun
    funniest enjoy:v enjoyed enjoyment thank thanks thanked thanking thank_you thx ty tysm appreciate:v
    appreciated appreciation welcome welcomed looking_forward look_forward looks_forward eager enthusiastic
    enthusiasm optimistic optimism hopeful confident confidently relieved relief satisfied satisfaction
     fulfilled win wins won winning winner:n winners gold_medal achieve:v achieved achievement:n
    accomplish:v accomplished accomplishment:n succeed:v success successes breakthrough:n record_high milestone:n
    prosper:v prosperity thrive:v flourish:v boom booming surge_in_profit profitable profits_rise award awarded
    honour honoured honor honored romantic romance sweetheart darling beloved hug:n hugs kiss:n xoxo cuddle:v
    festive party_time wonderful_time good_time great_time good_times good_vibes chill_vibes wow
    amaze:v amazed impressed impress:v inspired inspire:v motivated motivate:v encouraged encouraging encourage:v
    heal:v healed recovered recovery rescue:v rescued saved_my_life lifesaver life_saver peace_of_mind
    good_luck best_of_luck lucky luckily fortunate fortunately fingers_crossed bravo kudos props_to shout_out
    shoutout big_up way_to_go keep_it_up keep_up_the_good_work good_job great_job nice_job nice_work good_work
    good_news great_news finally_here haha hahaha hahahaha hehe heh hihi yes_please
    safe_and_sound happy_to happy_with pleased_with glad_to hyped psyched amped buzzing geeked
  `,
  2.5: 'lol lmao lmfao rofl',
  1: `
    don't_worry no_worries no_worry
    finally hopefully luck omg xx xxx get_ready big_day dreams pride wedding agree agrees agreed respect peace awards wish_we wish_you_all meet_you see_you lets_go let's_go
    hope hopes hoping wish_you good_morning good_evening good_night goodnight good_day morning_all enjoying relax:v
    relaxed relaxing chill chilling calming soothing interested curious support
    supportive trust trusted trusts faith friend:n friendship:n buddy family_time weekend_vibes
    ready_for tune_in join_us see_you_there see_you_soon don't_miss dont_miss vacation holiday:n beach_day sunny sunshine
    birthday gift:n present_for bonus treat treats rewarded reward:n benefit:n gain gains gained rally rallies rise_in_sales
    approve:v approved approval solved resolve:v resolved fixed reunion together_again lead_the_way leading_the_way
    growth growing_fast grew launch_party unlocked comeback made_it
  `,
};
