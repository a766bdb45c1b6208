/** English words that praise a thing, a person or a work. */
import type { WordTable } from './word-table.ts';

export const ENGLISH_PRAISE: WordTable = {
  4: `
    outstanding superb magnificent phenomenal masterpiece flawless flawlessly perfection best_ever mind_blowing
    out_of_this_world second_to_none world_class incredible incredibly_good exceptional exceptionally_good breathtaking
    top_notch five_stars 5_stars greatest unbeatable spectacular extraordinary stunning
  `,
  3: `
    excellent excellently amazing amazingly awesome fantastic fantastically wonderful wonderfully brilliant brilliantly
    perfect perfectly fabulous terrific marvellous marvelous gorgeous delicious exquisite impressive impressively
    remarkable splendid stellar epic legendary iconic beautiful beautifully best great sublime dazzling
    unforgettable first_class highly_recommend highly_recommended must_see must_try game_changer
    love_it love_this loved_it worth_every_penny blown_away hats_off delightful genius majestic glorious
    heavenly divine yummy scrumptious mouthwatering lovely tasty heartwarming masterful a_joy a_gem hidden_gem
  `,
  2: `
    good better improved improvement:n improving classy elegant elegantly stylish charming adorable cute cutest
    attractive handsome fresh crisp juicy tender smooth smoothly comfortable comfortably cozy cosy convenient
    conveniently spotless generous generously friendly friendliest polite courteous helpful welcoming attentive
    professional professionally efficient efficiently reliable reliably trustworthy honest sincere talented
    skilled skilful gifted creative inventive innovative clever smart:a wise witty funny hilarious
    entertaining engaging fascinating interesting captivating compelling refreshing inspiring inspirational
    uplifting powerful strong robust solid sturdy durable intuitive seamless seamlessly effortless user_friendly
    recommend recommends recommended recommending well_done well_made well_written well_deserved well_worth worth_it
    worth_the_money worth_a_visit good_value great_value value_for_money bargain affordable cool coolest nice nicer
    nicest nicely neat sweet sweetest pleasant pleasantly pleasing enjoyable satisfying rewarding valuable
    beneficial favourite favorite favourites favorites acclaimed praised praise praises praising applaud:v
    admire:v admirable respectable respected graceful gracefully warm_welcome vibrant lively
    magical enchanting dreamy radiant flattering luxurious premium high_quality top_quality state_of_the_art
    successful successfully effective effectively accurate precise responsive speedy lightning_fast on_point on_fleek
    spot_on on_time as_promised hit_the_spot nailed_it killing_it crushed_it slay slayed goat the_goat legend:n hero heroes
    superstar rockstar role_model wholesome aesthetic dope lit bomb_dot_com banger bangers chef's_kiss
    gem gems treasure:n masterclass prodigy visionary thoughtful considerate caring compassionate kind_hearted brave
    courageous heroic noble loyal devoted dedicated hardworking humble gentle gracious
  `,
  1: `
    must_have safe safer safest popular original magic shining quickly
    fine ok okay decent fairly_good acceptable adequate reasonable reasonably sensible useful handy practical
    clean:a tidy bright:a fast faster easy easier easily safely quiet calm peaceful
    steady stable flexible organised organized modern healthy healthier ample authentic genuine unique special
    memorable notable promising ideal suitable capable competent properly worthwhile worthy deserving deserve:v
    improve improves upgrade:v upgraded enhanced plus_point plus_side thumbs_up high_five
    appealing catchy polished crafted detailed win_win top fancy cheap_and_good solid_choice
    not_bad_at_all can't_complain no_complaints can't_fault can't_go_wrong couldn't_be_better never_disappoints
    never_fails doesn't_disappoint didn't_disappoint did_not_disappoint does_not_disappoint
  `,
  0.5: 'like likes liked well fair simple',
};
