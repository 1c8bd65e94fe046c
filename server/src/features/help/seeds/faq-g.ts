import { policy } from '@title24/shared-domain';
import { battTable } from './batt-table.ts';
import { categorySeeds } from './category-seeds.ts';

/** FAQ section G, walls. */
export const faqG = categorySeeds('G', [
  {
    question: 'Average plate height',
    helpText: `
<p>Enter the height of the outside walls in feet, measured from the floor to the top plate. The top plate is the beam on top of the wall that carries the roof or the next floor. Where the ceiling is flat, this is about the height of the ceiling.</p>
<p>If the walls differ, enter the average, weighted by length: add up length times height for all walls, and divide by the total length.</p>
<p>Example: 60 ft of wall are 8 ft high, and 40 ft are 10 ft high. That makes 480 plus 400, or 880. Divided by 100 ft, the average is 8.8 ft.</p>
<p>Each story has its own line and its own average. Don’t count the triangle of a gable here: it belongs to <a href="/faq-g#g-6">other walls</a>.</p>`,
  },
  {
    question: 'Perimeter lengths',
    helpText: `
<p>Enter how many linear feet of outside wall face each direction. The program multiplies them by the <a href="/faq-g#g-1">average plate height</a> to get the wall area.</p>
<ul>
<li>Measure along the outside of the walls of heated or cooled space.</li>
<li>Give each story its own line, even when the stories are alike.</li>
<li>Add up all walls of the same orientation, including those of bays and corners.</li>
<li>Don’t subtract windows and doors. The program does that.</li>
<li>Leave out the walls of the garage. The wall between it and the house goes into <strong>Length of wall to the garage</strong>.</li>
</ul>
<p>A quick check for a house with square corners: the front and back lengths should be the same, and so should the left and right lengths. For an addition, enter only its own new outside walls as its perimeter.</p>`,
  },
  {
    question: 'Orientations of walls',
    helpText: `
<p>Name each wall as seen from the front of the house. You enter the direction of the front itself once, under <a href="/faq-e#e-3">orientation of front faces</a>. The program rotates everything else with it.</p>
<table><caption>Degrees clockwise from the front</caption>
<thead><tr><th scope="col">Wall</th><th scope="col">Degrees</th></tr></thead>
<tbody>
<tr><th scope="row">Front</th><td>0</td></tr>
<tr><th scope="row">Left</th><td>90</td></tr>
<tr><th scope="row">Back</th><td>180</td></tr>
<tr><th scope="row">Right</th><td>270</td></tr>
</tbody></table>
<p>Stand outside and look at the front: the left wall is on your left. Angled walls have four names: Front-Left, Left-Back, Back-Right and Right-Front.</p>
<p>The sun doesn’t reach walls adjacent to a crawlspace, an attic or the garage, or below grade. They have no direction, but lengths of their own, such as <strong>Length of wall to the crawlspace</strong>.</p>`,
  },
  {
    question: 'Pre-existing perimeter and the length covered by the addition',
    helpText: `
<p>These two figures describe the old house where an addition joins it. Both are in linear feet.</p>
<ul>
<li><strong>Pre-existing perimeter</strong>: the total length of the outside walls as they are today, before any work. Leave out the garage.</li>
<li><strong>Length covered by the addition</strong>: the part of those walls that the addition will cover. It’s outside wall today and will be inside the house, or gone, afterward.</li>
</ul>
<p>The program subtracts the covered length from the old walls. The new outside walls of the addition go into its own <a href="/faq-g#g-2">perimeter lengths</a>.</p>
<p>Example: the old house measures 160 ft around. A new room covers 20 ft of its back wall. Enter 160 and 20. If the addition is a new upper story that covers no wall, enter 0 for the covered length.</p>`,
  },
  {
    question: 'Exterior doors',
    helpText: `
<p>Enter the <strong>opaque</strong> area of the outside doors, which is the area without glass, on a line for each direction. A door from the garage into the house has the orientation <strong>Garage</strong>.</p>
<ul>
<li><strong>Door without glass</strong>: width times height.</li>
<li><strong>Door with more than {policy:doorGlazingPercent} glass, or with a rated label</strong>: enter the whole door as glazing. “Move to glazing” does it for you.</li>
<li><strong>Mostly solid door with some glass</strong>: enter the glass as glazing, together with an imaginary frame of {policy:doorGlassFrameInches} inches on all sides. The rest is opaque door.</li>
</ul>
<p>Example: the glass measures 20 by 32 inches. With the frame it becomes 24 by 36 inches, which is 6 square feet of glazing. A door of 20 square feet then has 14 square feet of opaque area.</p>
<p>The garage’s own outside doors don’t count.</p>`,
  },
  {
    question: 'Other walls',
    helpText: `
<p>Use this box for wall area that length times plate height leaves out. Enter it in square feet, by orientation.</p>
<ul>
<li>the triangles of gable walls in rooms with a vaulted ceiling,</li>
<li>the wall of a stairwell or a high entry between two stories,</li>
<li>walls that meet an attic or a crawlspace, with <strong>Attic</strong> or <strong>Crawlspace</strong> as their orientation, and</li>
<li>walls below the ground outside, with the orientation <strong>Below grade</strong>.</li>
</ul>
<p>A triangle’s area is half its width times its height: a gable 24 ft wide and 6 ft high is 72 square feet.</p>
<p>Don’t enter walls that are already in the <a href="/faq-g#g-2">perimeter lengths</a>, walls between two heated rooms, or walls around the garage that don’t touch the house. A wall counted twice makes your result worse than it should be.</p>`,
  },
  {
    question: 'Wall insulation',
    helpText: `
<p>Choose the insulation that fits the depth of your wall. The R-value says how well it resists the flow of heat: higher is better. <strong>Never compress insulation</strong>, because squeezed insulation loses part of its value.</p>
${battTable('Thickness of wall batts', policy.walls.wallBatts)}
<p>A 2×4 wall is 3.5 inches deep and a 2×6 wall is 5.5 inches deep. So R-13 and R-15 fit the first, and R-21 fits the second. An R-19 batt is too thick for a 2×6 wall, so it counts as R-17.8 there.</p>
<p>For an existing wall, choose what’s actually in it. If you don’t know, look behind an outlet cover with the power off, or go by the age of the house and tell us. The mandatory minimum for new walls depends on the edition of the code, currently the 2025 Energy Code.</p>`,
  },
  {
    question: 'House wrap',
    helpText: `
<p>Check this credit if the outside walls are wrapped in an air barrier under the siding, with all joints taped and openings sealed. The wrap keeps wind out of the walls, so the house loses less heat.</p>
<ul>
<li>The product needs a rating of at least {policy:houseWrapMinimumPerms} perms. A perm measures how well water vapor can pass, so that the wall can dry.</li>
<li>The default reduction of the specific leakage area (how leaky the house is for its size) is {policy:houseWrapLeakageReduction}.</li>
</ul>
<p>These are our help-sheet values. The credit comes from earlier editions of the code. We check whether it can still be taken under the edition that applies to your permit, currently the 2025 Energy Code. Ordinary building paper doesn’t earn it.</p>`,
  },
]);
