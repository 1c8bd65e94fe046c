import { policy } from '@title24/shared-domain';
import { battTable } from './batt-table.ts';
import { categorySeeds } from './category-seeds.ts';
import { external } from './external-links.ts';

/** FAQ section H, floors and roofs. */
export const faqH = categorySeeds('H', [
  {
    question: 'Roof area covered by the addition',
    helpText: `
<p>Enter how much of the existing roof the addition will cover, in square feet. Use the <strong>plan area</strong>: the area as seen from straight above, not along the slope.</p>
<p>This matters when you build upward. A new upper story covers roof that is exposed to the weather today. Afterward, there’s a heated room above it, so the program has to take that roof away from the old house.</p>
<p>Example: a second story of 20 by 30 ft on a one-story house covers 600 square feet of the old roof. Enter 600. The addition’s own new roof is entered separately.</p>
<p>If the addition is next to the house and covers none of its roof, enter 0. Count only roof above heated or cooled rooms, not above a porch or a garage.</p>`,
  },
  {
    question: 'Special roofs without an attic',
    helpText: `
<p>A special roof is one <strong>without an attic</strong>: the ceiling follows the roof. Vaulted and cathedral ceilings and most flat roofs are in this group. Enter them here <strong>for the addition only</strong>, on lines of their own.</p>
<ul>
<li>Enter the projected area in square feet, which is the area on the floor plan below the roof. Don’t measure along the slope.</li>
<li>Choose the insulation that fits the depth of the rafters and leaves the air gap they need.</li>
<li>For an old roof of this kind that the project removes, there are <a href="/faq-h#h-8">“Existing to be replaced…” options</a>.</li>
</ul>
<p>Don’t count the same area again as a ceiling below an attic. If part of a room has a flat ceiling and part is vaulted, split the area between the two.</p>`,
  },
  {
    question: 'Roof and ceiling insulation',
    helpText: `
<p>Choose the R-value (resistance to heat flow) of the insulation above the rooms. It must fit without being squeezed: <strong>insulation must not be compressed</strong>, and most roofs need an air gap above it.</p>
${battTable('Thickness of ceiling batts', policy.insulation.ceilingBatts)}
<p>Where two thicknesses are given, both kinds are sold, so check which one fits. Between rafters the depth of the rafters is the limit. In an attic there is more room, and loose-fill insulation is common: enter its R-value at the settled depth.</p>
<p>Check the edges too. At a low eave there’s often less room than in the middle. The minimum insulation depends on your climate zone (the part of California you’re building in) and on the edition of the code, currently the 2025 Energy Code.</p>`,
  },
  {
    question: 'Floor insulation',
    helpText: `
<p>Choose the R-value (resistance to heat flow) of the insulation in floors that are raised above a crawlspace, a garage or outdoor air. The joists must be deep enough, since <strong>insulation must not be compressed</strong>. It also has to touch the underside of the floor, held up by wires or netting.</p>
${battTable('Thickness of floor batts', policy.insulation.floorBatts)}
<p>Where two thicknesses are given, both kinds are sold. A floor between two heated rooms needs no entry. A concrete slab on the ground is entered as a slab, with the insulation at its edge if it has any. The minimum insulation depends on the edition of the code, currently the 2025 Energy Code.</p>`,
  },
  {
    question: 'Radiant barrier',
    helpText: `
<p>A radiant barrier is a shiny sheet below the roof that keeps the roof’s heat from radiating into the attic. Check the credit if yours meets these help-sheet values:</p>
<ul>
<li>Emittance (how much heat it gives off): {policy:radiantBarrierEmittance} or less.</li>
<li>Attic vents: at least 1 square foot for each {policy:ventRatio} square feet of attic floor, or for each {policy:relaxedVentRatio} with a vapor retarder or with high and low vents.</li>
<li>At least {policy:upperVentPercent} of the vent area in the upper part.</li>
<li>Gaps: {policy:gapAboveInsulationInches} inches above the ceiling insulation and {policy:gapAtPeakInches} inches at the peak.</li>
<li>Air space: {policy:trussBottomAirSpaceInches} inches when fixed to the bottom of the trusses, {policy:enclosedRafterAirSpaceInches} inch in enclosed rafter spaces.</li>
</ul>
<p>The shiny side faces the air space. Some climate zones (parts of California with their own requirements) ask for a barrier in the prescriptive rules of the 2025 Energy Code. Then it is no longer a credit.</p>`,
  },
  {
    question: 'Cool roof',
    helpText: `
<p>A cool roof reflects sunlight and releases heat, so the house stays cooler. Check the credit if the product has a rating and meets our help-sheet minimums:</p>
<ul>
<li>Reflectance (the share of sunlight sent back): {policy:tileReflectance} or more for tile, {policy:otherReflectance} or more for other products.</li>
<li>Emittance (how well it gives off heat): {policy:coolRoofEmittance} or more.</li>
<li>Liquid-applied products: at least {policy:liquidAppliedMils} mils thick when dry. A mil is a thousandth of an inch.</li>
</ul>
<p>The 2025 Energy Code counts <strong>aged</strong> values, measured after some years of weather. Check the aged values of your product against the rule for your climate zone (the part of California you’re building in): ${external('coolRoofRatings', 'cool roof directory')}. If you <a href="/faq-c#c-17">re-roof an existing house</a>, a cool roof may be required even without an energy report.</p>`,
  },
  {
    question: 'Enclosed crawlspace',
    helpText: `
<p>Check this if the raised floor is over a crawlspace with walls on all sides. The ground below and the walls around it keep the wind off the floor, so the floor loses less heat than one over open air. Ordinary foundation vents don’t make a crawlspace open.</p>
<p>Don’t check it for a floor that hangs over a porch, a driveway or open ground, such as a house on posts.</p>
<ul>
<li>The crawlspace doesn’t count in the conditioned floor area (heated or cooled space).</li>
<li>A wall between a room and a crawlspace has no direction. Enter it as <a href="/faq-g#g-3">Length of wall to the crawlspace</a>.</li>
<li>If part of the floor is over a crawlspace and part over open air, enter two lines.</li>
</ul>`,
  },
  {
    question: 'What does “Existing to be replaced…” mean?',
    helpText: `
<p>These choices in the insulation list are for a roof without an attic that exists today and that the project <strong>removes or rebuilds</strong>.</p>
<p>Pick the one that matches the insulation the old roof has now, and enter the projected area (as seen on the plan) that’s being removed. The program then knows what was there before, and doesn’t count that roof as part of the finished house. Enter the new roof on a line of its own, with its new insulation.</p>
<p>Don’t use these choices for a roof that stays, or for one that only gets new shingles. If you don’t know what the old roof holds, go by the age of the house, choose the nearest lower value, and write it in the notes to the analyst. This concerns <a href="/faq-h#h-2">special roofs</a> only.</p>`,
  },
]);
