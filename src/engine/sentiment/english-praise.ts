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
    addictive adventurous agile amusing appetising appetizing astonishing astounding astute attentively awe_inspiring balanced beaming beaut beauty
    benevolent bright_side brill buttery candid captivated charismatic cheery classic cleanest cleverly clutch comfy commendable congenial
    consistently_good coolness courteously crystal_clear cuddly cutie decadent dependable dignified diligent dynamite earnest ecstatically energetic
    energised energized enlightening enviable esteemed ethical exhilarating expertly eye_opening fab fave faves favourably favorably fierce_look finest
    fire_album first_rate foolproof fulfilling gallant genuinely_good gifted_with glamorous godsend golden gr8 groovy handcrafted handily heavenly_good
    high_class hygienic ideally illuminating imaginative immaculate impeccable impeccably ingenious insightful instructive intelligent intelligently
    invaluable invigorating irresistible jolly joyously jubilant keen_eye kickass killer_track kindness knowledgeable laudable legit_good likable likeable
    lovable luscious luxury lush magnificently masterly meticulous mint mouth_watering neatly noteworthy nutritious optimal opulent outshine:v
    patient_with peachy phenomenally picturesque piece_of_cake pleasurable plush polite_and praiseworthy prestigious prime_example pristine proficient
    punctual quaint quality_product quick_response rad ravishing reassuring refined refreshed rejuvenated relaxing_place resilient resourceful rewarding_to
    ripe rock_solid sassy savoury savory sensational serene sharp_looking shines shone sick_beat silky slick snazzy snug soothing_voice sophisticated
    soulful sparkling spicy_goodness splendidly standout stellar_job straightforward stylishly sumptuous sunny_side superbly superior supreme supremely
    swag swift swiftly tastefully tender_and thorough thrifty thumbs_way_up tidy_and timeless tranquil trendy trusty uplift:v unparalleled unrivalled
    unrivaled upbeat upstanding valiant velvety versatile victor virtuous well_balanced well_behaved well_built well_designed well_organised well_organized
    well_played well_spent well_thought_out well_worth_it whimsical whole_hearted wicked_good winningly wondrous worthwhile_read yummiest zen
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
  1.5: 'not_bad_at_all not_too_bad not_too_shabby not_half_bad not_that_bad',
  1: `
    must_have safe safer safest popular original magic shining quickly
    fine ok okay decent fairly_good acceptable adequate reasonable reasonably sensible useful handy practical
    clean:a tidy bright:a fast faster easy easier easily safely quiet calm peaceful
    steady stable flexible organised organized modern healthy healthier ample authentic genuine unique special
    memorable notable promising ideal suitable capable competent properly worthwhile worthy deserving deserve:v
    improve improves upgrade:v upgraded enhanced plus_point plus_side thumbs_up high_five
    appealing catchy polished crafted detailed win_win top fancy cheap_and_good solid_choice
    can't_complain no_complaints can't_fault can't_go_wrong couldn't_be_better never_disappoints
    never_fails doesn't_disappoint didn't_disappoint did_not_disappoint does_not_disappoint
  `,
  0.5: 'like likes liked well fair simple',
};
