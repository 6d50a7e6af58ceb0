import type { Cue } from '../exclusion-grammars.ts';
import { inFrames } from '../in-frames.ts';
import type { PhraseList } from '../patterns.ts';
import { mildCues } from './mild-refusals.ts';

/** Many type no apostrophe: each phrase with "can't" is meant with "cant" too. */
function withoutApostrophes(phrases: string): string {
  const plain = phrases.replaceAll("'", '');
  return plain === phrases ? phrases : `${phrases}, ${plain}`;
}

const typed: PhraseList<Cue> = [
  { means: 'not', phrases: mildCues },
  {
    means: 'not',
    phrases: `stays away from, stayed away from, keeps away from, keeping away from, staying clear of, cut out, cutting out, has cut out, have cut out,
      watch out for, beware of, careful with, be careful with, wary about`,
  },
  {
    means: 'not',
    phrases: `is off, she's off, he's off, they're off, been off`,
  },
  {
    // Who is off to somewhere goes there.
    means: 'none',
    phrases: inFrames(
      "is off *, she's off *, he's off *, they're off *, been off *",
      'to, on, work, school, for, at, sick, soon, travelling, backpacking, next, in, again, with, tomorrow, his, her, uni, duty, grid',
    ),
  },
  {
    means: 'not',
    phrases: inFrames(
      "hates *, hate *, avoids *, avoid *, dislikes *, can't stand *, not interested in *, isn't interested in *, no interest in *, doesn't like *, does not like *, doesn't want *, don't want *, not *, please not *, isn't into *, not into *, sick of *, tired of *, bored of *, fed up with *",
      'anything to do with, everything to do with, anything about, anything related to, anything for, anything for the, anything with',
    ),
  },
  {
    // Verbs of refusing that alone may refuse an act or a person: "refuses to retire".
    means: 'not',
    phrases: inFrames(
      "refuses *, refuse *, rejects *, reject *, vetoes *, objects to *, shuns *, shudders at *, recoils from *, cringes at *, turns her nose up at *, turns his nose up at *, loathes *, detests *, despises *, can't bear *, cannot bear *, can't abide *, cannot abide *, won't touch *, won't accept *, will not touch *, runs a mile from *",
      'anything, anything to do with, everything to do with, anything about, anything related to, anything with, anything in, anything made of, anything made from, anything that is, anything containing, all things, everything with',
    ),
  },
  {
    means: 'not',
    phrases: inFrames(
      'refuses to *, refuse to *',
      'touch, use, own, accept, put on, play with, have',
    ),
  },
  {
    // What does somebody harm.
    means: 'back',
    phrases: inFrames(
      'gives *, give *',
      inFrames(
        'her *, him *, them *',
        'headaches, a headache, migraines, a migraine, heartburn, hives, a rash, rashes, asthma, tummy ache, stomach ache, indigestion, palpitations',
      ),
    ),
  },
  {
    means: 'back',
    phrases: inFrames(
      'makes *, make *',
      inFrames(
        'her *, him *, them *',
        'ill, sick, sneeze, wheeze, itch, cough, poorly, jittery, nauseous, feel sick, feel ill, come out in hives, come out in a rash',
      ),
    ),
  },
  {
    means: 'back',
    phrases: inFrames(
      'triggers *, trigger *, sets off *, set off *, aggravates *, upsets *',
      inFrames(
        'her *, his *, their *',
        'asthma, migraines, allergies, allergy, eczema, ibs, stomach',
      ),
    ),
  },
  {
    means: 'back',
    phrases: inFrames('brings * out in, bring * out in, brought * out in', 'her, him, them'),
  },
  {
    // As people say who learn the language: "he no like cheese".
    means: 'not',
    phrases: inFrames(
      'he no *, she no *, they no *, he not *, she not *, they not *, he dont *, she dont *, he don t *, she don t *',
      'like, likes, eat, eats, drink, drinks, want, wants, wear, wears, use, uses, need, needs, watch, read, take',
    ),
  },
  {
    means: 'not',
    phrases: `nothing about, nothing on the subject of, nothing related to, nothing relating to, nothing connected to, nothing connected with,
      nothing involving, nothing featuring, got no interest in, has got no interest in, hasn't got any interest in, hasn't any interest in,
      can't be bothered with, couldn't be bothered with, not bothered about, isn't bothered about, not bothered with, isn't bothered with,
      never been into, never been keen on, never been one for, not one for, isn't one for, never one for, never cared for, never cared much for,
      doesn't care much for, doesn't go in for, don't go in for, never went in for, sick to the back teeth of, sick to the back teeth with,
      no to, a no to, a big no to, a hard no to, say no to, says no to, enough with, enough with the, had it to the back teeth with,
      overdosed on, od'd on, saturated with, can't see the point of, can't see the point in, doesn't see the point of, doesn't see the point in,
      sees no point in, has no love for, no love lost for, got no time for, w o, w out, couldn't give a toss about, doesn't give a toss about,
      couldn't give two hoots about, no fan of the, isn't fussed about, not fussed about, isn't fussed on, not fussed on, not fussed for,
      whiff of, one whiff of, a whiff of, sniff of, one sniff of, if she goes near, if he goes near, goes into shock with, goes into shock from,
      free from, told to cut down on, has to cut down on, cutting down on, cutting back on, cut back on, told to lay off, has to lay off,
      stopped eating, has stopped eating, gave up eating, no longer eats, stopped wearing, no longer wears, stopped using, no longer uses,
      not fond for, no interest for, no interest on, is not like, not liking, isn't liking, is not eating, not eating, isn't eating,
      allergy of, allergy from, allergy with, allergy on, allergies of, allergies from, allergic of, allergic from, allergic with, allergic on,
      don't suggest, do not suggest, don't recommend, do not recommend, don't show, don't bother with, forget about, nah to, nope to,
      shouldn't have, should not have, not meant to have, isn't meant to have, aren't meant to have, not supposed to have,
      isn't supposed to have, aren't supposed to have, ought not to have, i refuse to buy, we refuse to buy, refuse to give,
      go easy on, goes easy on, going easy on, had a surfeit of, dead against, dead set against, is against, are against, opposed to, anaphylactic to, goes into anaphylaxis from,
      no time to, no time for, draws the line at, won't stand for, jacked in, chucked in, binned off, sacked off, fell out of love with, fallen out of love with, hung up his, hung up her,
      turned her back on, turned his back on, walked away from`,
  },
  {
    means: 'back',
    phrases: inFrames(
      "doesn't agree with *, does not agree with *, don't agree with *, disagrees with *, disagree with *",
      'her, him, them',
    ),
  },
  {
    // What somebody is given again and again.
    means: 'not',
    phrases: inFrames(
      '* gives her, * gives him, * gives them, * buys her, * buys him, * buys them, * gets her, * gets him, * gets them, * always gives her, * always gives him, * always buys her, * always buys him',
      'everyone, everybody, everyone else, every one, the whole family, half the family, all her friends, all his friends, people always',
    ),
  },
  {
    means: 'not',
    phrases: inFrames(
      '* keeps giving her, * keeps giving him, * keeps giving them, * keeps buying her, * keeps buying him, * keeps buying them, * keeps bringing her, * keeps bringing him, * keeps getting her, * keeps getting him, * keeps sending her, * keeps sending him, * is giving her, * is giving him, * is giving them, * s giving her, * s giving him, * s giving them, * is buying her, * is buying him, * is bringing her, * is bringing him',
      'everyone, everybody, everyone else, the whole family',
    ),
  },
  {
    means: 'not',
    phrases: inFrames(
      'every year *, every christmas *, each year *, every birthday *, each christmas *',
      'somebody buys him, somebody buys her, somebody gives him, somebody gives her, someone buys him, someone buys her, someone gives him, someone gives her, somebody gets him, somebody gets her, someone gets him, someone gets her, people buy him, people buy her, people give him, people give her, he gets, she gets, he is given, she is given, they get',
    ),
  },
  {
    means: 'not',
    phrases: inFrames(
      'people *, folk *, folks *, they all *, friends *, we all *, relatives *',
      'keep giving her, keep giving him, keep giving them, keep buying her, keep buying him, keep buying them, keep bringing her, keep bringing him, keep sending her, keep sending him, keep getting her, keep getting him',
    ),
  },
  {
    means: 'not',
    phrases: inFrames(
      "not a *, isn't a *, is not a *, never been a *, never been much of a *",
      'big fan of, huge fan of, great fan of, great lover of, big lover of, massive fan of, big one for, great one for, big eater of',
    ),
  },
  {
    means: 'not',
    phrases:
      'nowt with, nowt that, nowt for, nowt about, nowt made of, nowt to do with, gutful of, a gutful of, had a gutful of, bellyful of, had a bellyful of, had her share of, had his share of, up to the back teeth with, up to the back teeth of',
  },
  {
    means: 'not',
    phrases: `always gets given, always gets, always receives, always gets sent, keeps getting, keeps being given, keeps receiving,
      gets given, gets every year, not a fan of, is not a fan of, isn't a fan of, no fan of, never been a fan of`,
  },
  {
    means: 'owns',
    phrases: inFrames(
      'i *, we *, i already *, we already *, i have already *, we have already *',
      'gave her, gave him, gave them, got her, got him, got them, bought her, bought him, bought them',
    ),
  },
  {
    means: 'back',
    phrases: `is boring, are boring, boring, so boring, too boring, really boring, is a bore, bores her, bores him, bore her, bore him,
      bores them, is dull, are dull`,
  },
  {
    means: 'back',
    phrases: inFrames(
      'makes him *, make him *, makes her *, make her *, makes them *, make them *',
      'cringe, wince, shudder, gag, angry, furious, mad, anxious, nervous, uncomfortable, miserable, panic, roll his eyes, roll her eyes, yawn',
    ),
  },
  {
    means: 'back',
    phrases: inFrames(
      'she finds *, he finds *, they find *, she finds them *, he finds them *, she finds it *, he finds it *, she finds that *, he finds that *',
      `boring, dull, dreadful, awful, ghastly, horrible, horrid, hideous, ugly, tacky, naff, cringe, cringey, childish, babyish, silly, stupid,
      pointless, tedious, annoying, irritating, disgusting, revolting, gross, creepy, patronising, insulting, depressing, unbearable`,
    ),
  },
  {
    means: 'back',
    phrases: inFrames(
      'is a waste *, are a waste *, is a waste of *, are a waste of *',
      'in his eyes, in her eyes, to him, to her, money, space, time',
    ),
  },
  {
    means: 'back',
    phrases: inFrames(
      'is * to him, is * to her, are * to him, are * to her',
      'no use, no good, of no use, wasted',
    ),
  },
  {
    means: 'over',
    phrases: `he's stopped, she's stopped, they've stopped, he's just stopped, she's just stopped, she stopped, he stopped, they stopped, has stopped, have stopped, recently stopped, just stopped, had to stop`,
  },
  {
    means: 'not',
    phrases: `forbids her, forbids him, forbids them, has forbidden her, has forbidden him, forbade her, forbade him, has banned her from,
      has banned him from, no, no more, don't want to give, dont want to give, don't want to buy, dont want to buy,
      don't want to get, rather not give, rather not buy, not, not a, not another, not just another, not only another, isn't just another, nothing with,
      nothing containing, nothing made of, nothing, without, except, except for, excluding,
      anything but, everything but, anything except, apart from, other than, aside from, minus,
      doesn't like, does not like, doesnt like, don't like, do not like, dont like, didn't like,
      doesn't eat, doesnt eat, does not eat, don't eat, doesn't drink, doesnt drink, does not drink,
      don't drink, doesn't want, doesnt want, does not want, don't want, dont want, doesn't need,
      does not need, doesnt need, doesn't wear, does not wear, doesnt wear, doesn't use, isn't into,
      isnt into, is not into, not into, not keen on, not interested in, not a fan of, no fan of,
      isn't a fan of, not fond of, not really into, hates, hate, hating, dislikes, dislike, detests,
      loathes, despises, can't stand, cant stand, cannot stand, can't have, cant have, cannot have,
      can't eat, cant eat, cannot eat, can't tolerate, allergic to, allergic 2, had it with, has had it with, skip, skip the, allergy to, intolerant to,
      intolerant of, allergies to, avoid, avoids, avoiding, free of, please no, definitely no,
      nothing to, nothing to do with, nothing that, nothing which, nothing for the, nothing for,
      not a single, not one more, fed up with, bored of, bored with, done with, over all the,
      zero interest in, no interest in, no use for, no need for, never liked, has never liked,
      couldn't care less about, no goes, stay away from, staying away from, steer clear of,
      steers clear of, keep away from, drowning in, is swimming in, are swimming in, she's swimming in, he's swimming in, they're swimming in, too many, enough of the, got enough,
      has got enough, plenty of, definitely not, absolutely no, has enough, sick of, tired of,
      had enough of, scared of, afraid of, gave up, has given up, had to give up, had to stop, had to quit, has stopped,
      had to pack in, packed in, sold his, sold her, quit, instead of, rather than, neither, no gos,
      nogo, no nos, has plenty of, has too many, have enough, already has too many, already has plenty of, already has enough, already have too many`,
  },
  {
    means: 'owns',
    phrases: inFrames('has *, already has *', 'tons of, loads of, lots of, so many, several'),
  },
  {
    means: 'not',
    phrases: `sensitive to, reacts to, react to, reacts badly to, reacting to, has a reaction to, comes out in hives from,
      comes out in a rash from, gets hives from, gets a rash from, breaks out from, swells up with, swells up from,
      can't be near, cant be near, cannot be near, can't be around, cant be around, cannot be around,
      can't go near, cant go near, cannot go near, can't come near, mustn't have, mustnt have, must not have,
      not allowed any, isn't allowed any, banned, has banned, have banned, bans, outlawed, vetoed, refuses to eat,
      refuses to wear, refuses to drink, won't touch, wont touch, will not touch, never touches,
      doesn't touch, doesnt touch, rather die than, sooner die than, he's over, she's over, they're over, totally over,
      completely over, gone right off, went right off,
      has gone right off, had it up to here with, cannot abide, can't abide, cant abide, can't bear, cant bear,
      cannot bear, doesn't get on with, doesnt get on with, never got on with, never got into, can't be doing with,
      cant be doing with, has no time for, sick to death of, sick and tired of, had her fill of,
      had his fill of, burnt out on, burned out on, turned off by, put off by, wary of, terrified of, petrified of,
      frightened of, freaked out by, grossed out by, squeamish about`,
  },
  {
    // "Not just another scarf": one more is refused.
    means: 'not',
    phrases: inFrames(
      `not *, isnt *, isn't *, is not *, arent *, aren't *, never *, beyond *, other than *, better than *, more than *, anything but *, if i see *, if she sees *, if he sees *, if she gets *, if he gets *, if they get *, dont need *, doesn't need *, doesnt need *`,
      'just another, just one more, yet another, another, one more, the usual, just the usual, your usual, the same old, the standard, the obligatory, the inevitable',
    ),
  },
  {
    means: 'alone',
    phrases: `not just, more than just, isnt just, isn't just, beyond just`,
  },
  {
    means: 'not',
    phrases: inFrames(
      'up to * in, up to * with, buried under, buried in, knee deep in, overrun with, overrun by, inundated with, snowed under with, weighed down with',
      'her eyes, his eyes, their eyes, her ears, his ears, her neck, his neck, their necks, her eyeballs, his eyeballs, her eye balls, here',
    ),
  },
  {
    means: 'not',
    phrases: inFrames(
      `spare me *, spare us *, spare her *, spare him *, swore off *, sworn off *, swears off *, no reminder of *, no reminders of *, not remind her of *, not remind him of *, not remind them of *, doesn't want reminding of *, enough of *, weary of *, fed up of *, fed up getting *, had it with *, could live without *, can live without *, has no need of *, no shortage of *, isn't short of *, not short of *, never short of *, plenty more *`,
      'the, her, his, any more, yet more, another, all the, all this, those, these',
    ),
  },
  {
    means: 'not',
    phrases: `spare me, spare us, swore off, sworn off, swears off, no reminder of, no reminders of, not remind her of, not remind him of,
      fed up of, weary of, no need of, no shortage of, isn't short of, isnt short of, not short of, never short of, hear the word,
      could live without, can live without, could happily live without`,
  },
  {
    means: 'owns',
    phrases: inFrames(
      'so *, plus *, inherited *, been given *, was given *, were given *, got given *, had *, hand me down',
      'loads of, heaps of, tons of, plenty of, lots of, masses of, piles of, bags of, stacks of, oodles of, too many, so many, so much',
    ),
  },
  {
    means: 'owns',
    phrases: inFrames(
      'chockers *, chocka *, chock a block *, chock full *, rammed *, heaving *, stuffed *, crammed *, overflowing *',
      'with, full of',
    ),
  },
  {
    means: 'owns',
    phrases: `got so many, got so much, has got so many, have so many, have loads of, have tons of, have heaps of,
      got loads of, got tons of, got heaps of, got plenty of, got lots of`,
  },
  {
    // A thing that is praised is no wish.
    means: 'owns',
    phrases: inFrames(
      'has a *, has got a *, have a *, already has a *, already have a *, got a *, owns a *, bought a *, just bought a *',
      'fancy, posh, decent, perfectly good, really good, pretty good, very good, top of the range, state of the art, high end, professional, proper',
    ),
  },
  {
    // "Enough mugs to open a café", "more ties than a shop".
    means: 'owns',
    phrases: inFrames(
      'to open a *, to start a *, to stock a *, to fill a *, to run a *, to open her own *, to open his own *, to open their own *, than a *, than the local *',
      'shop, store, stall, market, museum, library, cafe, café, restaurant, boutique, warehouse, shed, house, wardrobe, cupboard, garage, bank manager, department store, bookshop, florist, zoo, pub, bar',
    ),
  },
  {
    means: 'not',
    phrases: inFrames(
      'the last thing * is, the last thing * is more, the last thing * is another, the last thing * is yet another, the last thing * is one more',
      'she needs, he needs, they need, she wants, he wants, they want, we need, i need',
    ),
  },
  {
    means: 'owns',
    phrases: `is fine for, she's fine for, he's fine for, they're fine for, is sorted for, she's sorted for, he's sorted for, they're sorted for,
      is alright for, she's alright for, he's alright for, is all right for`,
  },
  {
    means: 'owns',
    phrases: inFrames(
      "can't move *, cannot move *, couldn't move *, can hardly move *, can barely move *",
      'for, for all the, for all her, for all his',
    ),
  },
  {
    means: 'owns',
    phrases: `to sink a ship, to last a lifetime, to last her a lifetime, to last him a lifetime, to last a year, to feed an army, to last for years`,
  },
  {
    means: 'not',
    phrases: inFrames(
      'no * for, no more * for, no * left for, nowhere to put, not enough * for',
      'room, space, place',
    ),
  },
  {
    means: 'not',
    phrases: `nothing more to do with, wants nothing more to do with, no longer interested in,
      not interested in, lost interest in, has lost interest in, lost all interest in, so over, is so over,
      gone off, went off, has gone off, grown out of, grew out of, has outgrown, outgrown, outgrew,
      had it with, averse to, is averse to, bored stiff of, stopped liking, has stopped liking`,
  },
  {
    means: 'over',
    phrases: inFrames(
      'used to *, once *',
      `love, like, adore, enjoy, collect, play, do, have, go, be, be obsessed with, be mad about, be crazy about,
        be mad on, be into, be big into, be really into, be a fan of, be a big fan of, be keen on, be a keen,
        love to, like to, enjoy to`,
    ),
  },
  {
    means: 'over',
    phrases: `used to be an avid, is out of her, is out of his, she's out of her, he's out of his, through with, too old for, too grown up for, too big for, past the age of, too cool for,
      can't go, cant go, cannot go, can't do, cant do, cannot do, can't play, cant play, cannot play,
      not allowed to go, not allowed to do, not allowed to play`,
  },
  {
    means: 'none',
    phrases: `is used to, are used to, get used to, gets used to, getting used to, got used to, be used to, not used to,
      isn't used to, used to work, used to live, used to be a bit, used to say, used to tell, used to think,
      he's over the moon, she's over the moon, they're over the moon, is totally over the moon, can't go wrong, cant go wrong, can't do without, cant do without, can't play up, once a, used to be shy`,
  },
  {
    means: 'was',
    phrases: `used to be a, used to be an, use to be a, was once a, was once an, once was a, once worked as a, once worked as an`,
  },
  {
    means: 'other',
    phrases: 'not for',
  },
  {
    means: 'back',
    phrases: `is babyish, are babyish, is too babyish, are too babyish, is for babies, are for babies, is childish,
      are childish, is too childish, are too childish, is for little kids, are for little kids, babyish now,
      is uncool, are uncool, is not cool any more, are not cool any more, is too young for her, is too young for him,
      are too young for her, are too young for him`,
  },
  {
    means: 'is',
    phrases: `isn't, is not, isnt, aren't, are not, arent, isn't a, isn't really, isn't very, is not a,
      is not very, not really a, not much of a, not much of an, never been a, never been an, never been much of a,
      never much of a, not a big, isn't a big, is not a big`,
  },
  {
    means: 'one',
    phrases: `non`,
  },
  {
    means: 'back',
    phrases: `no thanks, no thank you, no way, a big no, a hard no, are out, is out, off the table,
      off limits, a turn off, not for him, not for her, not for them, not for me, not his thing,
      not her thing, not their thing, not my thing, not really his thing, not really her thing,
      isn't his thing, isn't her thing, isn't really his thing, is banned here, are not allowed, is not allowed, isn't allowed, aren't allowed, isn't really her thing,
      aren't his thing, aren't her thing, aren't really his thing, aren't really her thing,
      not his cup of tea, not her cup of tea, not their cup of tea, isn't his cup of tea,
      isn't her cup of tea, not his style, not her style, not his taste, not her taste, bores him,
      bores her, bores them, allergy, allergies, hater, haters, phobic, phobia, intolerance,
      is forbidden, are forbidden, is banned, are banned, is taboo, are taboo, he can do without,
      she can do without, he has enough, she has enough, they have enough, she's got enough of,
      he's got enough of, leaves her cold, leaves him cold, leave her cold, leave him cold, no go, a no, a no go, a nogo,
      a no no, no no`,
  },
  {
    means: 'owns',
    phrases: `already has, already have, already owns, already own, already got, already bought,
      has already got, has already, owns already, have already got, has got a, has a ton of`,
  },
  {
    means: 'owns',
    phrases: inFrames(
      'has *, have *, got *, has got *, owns *, already has *, already owns *, has already *',
      `a house full of, a drawer full of, drawers full of, a cupboard full of, cupboards full of, a wardrobe full of,
        shelves full of, a shelf full of, a garage full of, a shed full of, a million, dozens of, hundreds of, masses of,
        heaps of, piles of, stacks of, a load of, a whole load of, a mountain of, every kind of, every, all the`,
    ),
  },
  {
    means: 'owns',
    phrases: inFrames(
      'is *, are *',
      `stacked to the ceiling, stacked up to the ceiling, piled to the ceiling, piled up to the ceiling,
        piled high, piling up, stacking up, overflowing, bursting, taking over the house, falling off the shelves`,
    ),
  },
  {
    means: 'owns',
    phrases: `coming out of her ears, coming out of his ears, coming out of their ears, loads of them already,
      plenty of them already, plenty already, loads already, enough already, by the dozen already, has everything for, everything for,
      has all he needs for, has all she needs for, house full of, drawers full of, shelves full of`,
  },
  {
    means: 'lacks',
    phrases: `has no, have no, has got no, he's got no, she's got no, they've got no, hasn't got, has not got, hasnt got,
      haven't got, hasn't got a, hasn't got an, has not got a, hasnt got a, haven't got a,
      doesn't own, doesn't even own, does not own, does not even own, doesnt own, doesnt even own, don't own`,
  },
  {
    means: 'none',
    phrases: inFrames(
      'no presents *, no gifts *',
      'but, except, except for, apart from, other than, besides',
    ),
  },
  {
    means: 'none',
    phrases: inFrames(
      'nothing makes * happier than, nothing makes * as happy as, nothing * likes more than, nothing * loves more than, nothing * likes better than',
      'him, her, them, he, she, they, dad, mum, mom',
    ),
  },
  {
    means: 'none',
    phrases: `not a big spender, isn't a big spender, is not a big spender, not a big deal, isn't a big deal, is not a big deal, not a great deal,
      not a big budget, not a big party, not a big family, not a big thing, not a big gift, not a big present, has more time, has more fun, have more time, has more of a, has all the time, have all the time, got more time`,
  },
  {
    means: 'none',
    phrases: `used to hate, used to dislike, used to be scared of, used to be afraid of, used to be allergic to, shouldn't have to, should not have to, shouldn't have been, not eating well, not eating much, isn't eating much, know nothing about, knows nothing about, knew nothing about, know nothing on, no one for, nothing on tv, nothing about him, nothing about her,
      nothing about them, nothing about it, not just any, not only any, not just for, not just because, not just about, not just the, not only, not merely, not solely, nothing but, nothing except, nothing other than, nothing apart from, no hobbies except, no hobbies apart from, no hobbies besides, no hobbies other than, no hobbies but, no interests except, no interests apart from, no interests besides, no interests other than, no real hobbies except, no real hobbies apart from,
      nothing beats, nothing more than, nothing better than, nothing against, has nothing against,
      nothing wrong with, no problem with, never without, not without, never says no to,
      can never say no to, wouldn't say no to, won't say no to, can't say no to, can't live without,
      cannot live without, cant live without, couldn't live without, can't do without,
      cannot do without, lost without, nowhere without, a day without, no day without, can't resist,
      cannot resist, cant resist, can't get enough of, cannot get enough of, cant get enough of,
      not averse to, isn't averse to, isnt averse to, never gets enough of, can never have enough, can't have enough, never has enough, never enough,
      can't get through, can't start, no better, no greater, no bigger, no small, no ordinary,
      no stranger to, doesn't hate, doesn't dislike, no such thing as, if not, whether or not,
      or not, not to mention, not bad at, no wonder, no nonsense, second to none, no need to,
      no hurry, not allergic to, isn't allergic to, not a baby, not a child, not a kid,
      not a beginner, not a big budget, not a fortune, not a huge, not a day, a part of, part of,
      quit his, quit her, afraid of flying, not to be missed, no mistake, no doubt, no expert,
      no pro, not new to, no stranger, without fail, without a doubt, without limits, without end,
      scared of flying, no excuse, nobody, nowhere, has too much, no green thumb, no budget limit, no object, not over the top, nothing over the top, nothing cheap, not cheap, nothing that looks cheap,
      free of charge, no clue, no matter, no problem, no limit, no budget, no occasion,
      no special occasion, no reason, no particular, not sure, not too, not so, not very, not that,
      nothing too much, not much, not more than, no more than, no longer, no one, not afraid, not yet, not long,
      not least, do not know, don't know, dont know, doesn't matter, does not matter, don't care,
      don't mind, not expensive, why not, without breaking, without spending, not to spend,
      don't want to spend, dont want to spend, no later, no rush, not bad, can't wait,
      not necessarily, not really sure, nothing special, nothing fancy, nothing too,
      nothing expensive, nothing pricey, nothing crazy, nothing boring, nothing big,
      nothing specific, nothing in particular, enough of, good enough, old enough, big enough,
      hate to, enough space, enough time, not enough, no space, no room, no plan, no kids,
      no children, without children, without kids, childless, has not, not easy, no interests,
      no hobbies, no special, no real, too much money, too much time, no friends, never too,
      not been, not a lot, not many, not quite, not always, no time, quit her job, quit his job,
      don't have, doesn't have, does not have, doesnt have, no car, no garden, without a garden, no idea, no ideas`,
  },
];

/** The words with which English excludes. */
export const cues: PhraseList<Cue> = typed.map(({ means, phrases }) => ({
  means,
  phrases: withoutApostrophes(phrases),
}));
