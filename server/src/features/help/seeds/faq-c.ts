import { categorySeeds } from './category-seeds.ts';
import { external } from './external-links.ts';
import { helpSheetLink } from './help-sheet-link.ts';

/** FAQ section C, Title 24 regulations. */
export const faqC = categorySeeds('C', [
  {
    question: 'What is Title 24?',
    helpText: `
<p>Title 24 is California’s building standards code. <strong>Part 6 is the Energy Code</strong>, and a “Title 24 report” means the documents that show that a design meets Part 6.</p>
<p>The California Energy Commission writes the Energy Code. The building department of your city or county enforces it, and asks for the energy documents before it issues a permit. The rules cover the building envelope (walls, roof, floor, windows and doors), heating, cooling and ventilation, water heating and lighting.</p>
<p>The current edition is the 2025 Energy Code. You can read it on the Energy Commission’s site: ${external('energyCode2025', '2025 Energy Code, manuals and forms')}.</p>`,
  },
  {
    question: 'Which edition of the code applies to me?',
    helpText: `
<p>The edition in force <strong>on the day you file your permit application</strong>. The date on the drawings doesn’t matter.</p>
<ul>
<li>Filed on or after January 1, 2026: the 2025 Energy Code.</li>
<li>Filed before that day: the 2022 Energy Code.</li>
</ul>
<p>Tell us when you plan to apply. A report made for the wrong edition is a common reason for a plan checker (the person who reviews plans for the building department) to reject it. If your date moves past the start of a new edition, ask us before you file, because the report may need to be redone.</p>`,
  },
  {
    question: 'Which projects need a report?',
    helpText: `
<p>New buildings, additions, and most alterations of <strong>conditioned space</strong> need one. Repairs don’t.</p>
<ul>
<li><strong>Conditioned</strong> means heated above {policy:conditionedHeatingBtuPerHourSquareFoot} Btu per hour for each square foot, cooled above {policy:conditionedCoolingBtuPerHourSquareFoot}, or heated by wood. Enclosed space that shares the warmth of such a room can count too.</li>
<li>An <strong>addition</strong> adds conditioned floor area and volume. Turning a garage, basement or attic into living space is one.</li>
<li>An <strong>alteration</strong> changes the envelope, heating, cooling, water heating or lighting without adding space.</li>
<li>A <strong>repair</strong> restores something for upkeep and doesn’t raise energy use.</li>
</ul>
<p>New paint, floors or cabinets alone need no report. New windows, insulation, equipment or built-in lighting may need forms. See <a href="/faq-c#c-17">new roofing</a> and <a href="/faq-c#c-18">new windows</a>, or let the <a href="{link:complianceWizard}">compliance wizard</a> work out your case (2025 Energy Code).</p>`,
  },
  {
    question: 'Prescriptive or performance: which way should I comply?',
    helpText: `
<p>Both lead to a permit. Choose the one that fits your design.</p>
<ul>
<li><strong>Prescriptive</strong>: every part meets its own listed value for your climate zone (the part of California you’re building in). It’s simple, but there are no trade-offs. It suits small additions and alterations.</li>
<li><strong>Performance</strong>: state-approved software compares the energy budget of your building with that of a standard design. Better insulation can make up for more glass, for example. It suits new homes and designs with large windows.</li>
</ul>
<p><a href="/faq-c#c-5">Mandatory measures</a> apply either way. You can fill in prescriptive forms yourself free or nearly free at ${external('energyCodeAce', 'Energy Code Ace')}, or we’ll do it for {policy:prescriptiveAdditionFee}. Our standard reports use the performance approach (2025 Energy Code).</p>`,
  },
  {
    question: 'What are mandatory measures?',
    helpText: `
<p>They’re the rules every project must follow, whichever way it complies. You can’t trade them off.</p>
<p>For a house they deal with:</p>
<ul>
<li>sealing against air leaks, and minimum insulation,</li>
<li>labels on windows and doors,</li>
<li>sealed and insulated ducts, and thermostats,</li>
<li>water heaters and pipe insulation,</li>
<li>ventilation, with fans in kitchens and bathrooms,</li>
<li>efficient lighting and its controls, and</li>
<li><a href="/faq-c#c-16">readiness</a> for solar panels, batteries and electric equipment.</li>
</ul>
<p>For an addition or alteration, only the measures that affect your work apply. The checklist comes with each <a href="/faq-a#a-3">standard residential report</a>, and our summary for the 2025 Energy Code is among the <a href="{link:resourceLinks}">resource links</a>.</p>`,
  },
  {
    question: 'What do you need for a new home?',
    helpText: `
<p>Plans that show the whole house, and the facts about its windows and equipment:</p>
<ul>
<li>the address and the date you plan to apply for the permit,</li>
<li>a site plan with true north, floor plans, all elevations and sections,</li>
<li>the conditioned floor area (heated or cooled space) of each story,</li>
<li>a window and door schedule with sizes, U-factor (heat loss) and SHGC (solar heat gain),</li>
<li>insulation of walls, roof and floor,</li>
<li>heating, cooling and water heating equipment, and where the ducts run,</li>
<li>your plans for solar panels and batteries, and</li>
<li>who signs the report.</li>
</ul>
<p>New homes <a href="/faq-c#c-15">generally need solar panels</a> under the 2025 Energy Code. The full list: ${helpSheetLink('residential', 'what you need to know for residential new construction (PDF)')}. Ready? <a href="/full-service/upload">Upload your files</a>.</p>`,
  },
  {
    question: 'What do you need for an addition?',
    helpText: `
<p>The same as for a new home, but for the old part and the new part separately:</p>
<ul>
<li>the floor area of the existing house and of the addition,</li>
<li>the year the house was built, if you know it,</li>
<li>what stays and what changes: windows, roof, heating and cooling,</li>
<li>how much of the old outside wall the addition covers, and</li>
<li>whether ducts are extended.</li>
</ul>
<p>Size matters. An addition of more than {policy:additionExtraRequirementsSquareFeet} square feet has to meet extra requirements. Turning a garage or basement into living space is an addition. A detached new dwelling (ADU) is a new building (2025 Energy Code).</p>
<p>The full list: ${helpSheetLink('addition', 'what you need to know for residential additions (PDF)')}. See also <a href="/faq-c#c-9">why to include the old house</a>.</p>`,
  },
  {
    question: 'What do you need for a commercial project?',
    helpText: `
<p>Commercial work is <a href="{link:fullService}">Full Service</a> only. Send us:</p>
<ul>
<li>the use of each space, and the scope: envelope, mechanical, lighting, or several,</li>
<li>whether it’s a new building, an addition, a tenant improvement or a change of use,</li>
<li>architectural plans, and the reflected ceiling plan,</li>
<li>equipment schedules with model numbers, and</li>
<li>the lighting schedule with watts and controls.</li>
</ul>
<p>Two limits often surprise people. {text:siteBuiltGlazing} Air handlers over {policy:economizerTons} tons need an economizer, which cools with outdoor air. Recent editions start lower, so tell us about small units too.</p>
<p>The full list, for the 2025 Energy Code: ${helpSheetLink('commercial', 'what you need to know for commercial construction (PDF)')}.</p>`,
  },
  {
    question: 'Why include the old house if I’m only adding to it?',
    helpText: `
<p>Because an addition that would fail by itself can comply that way. It’s called <strong>existing plus addition</strong>: the energy model covers the whole house, the old part and the new part.</p>
<p>It helps if you also improve the old part. New windows, more insulation or better equipment there earn credit. The credit can make up for large windows in the new room, for example.</p>
<p>An addition of up to {policy:additionExtraRequirementsSquareFeet} square feet can often stand by itself, and its report costs less: {price:1001} instead of {price:1002}. A larger one has to meet extra requirements, so including the whole house is usually better (2025 Energy Code). Not sure? The <a href="{link:complianceWizard}">compliance wizard</a> helps you choose.</p>`,
  },
  {
    question: 'What are CF1R, CF2R and CF3R, and must mine be registered?',
    helpText: `
<p>They’re the three energy forms for a home, in the order you need them:</p>
<ul>
<li><strong>CF1R</strong>, certificate of compliance: shows, before the permit, that the design meets the code. This is our report.</li>
<li><strong>CF2R</strong>, certificate of installation: filled in by the contractor.</li>
<li><strong>CF3R</strong>, certificate of verification: filled in by an independent rater after tests.</li>
</ul>
<p>Your CF1R must be registered before the permit <strong>if it calls for field verification</strong> (2025 Energy Code). An unregistered printout is a common reason for rejection. <a href="/cheers-reg">CHEERS</a> is the registry in operation. <a href="/calcerts-reg">CalCERTS has closed</a>.</p>
<p>Other buildings use NRCC, NRCI, NRCA and NRCV forms. Low-rise apartments have multifamily forms. Full Service picks the right set.</p>`,
  },
  {
    question: 'What is field verification (ECC, called HERS before 2026)?',
    helpText: `
<p>It’s a test or inspection of the finished work by an independent specialist, the <strong>ECC rater (called HERS rater before 2026)</strong>. ECC stands for Energy Code Compliance.</p>
<p>Your report says whether you need it. Some measures always call for it. Others need it because the design takes credit for them, for example tight ducts. The rater may not be the contractor who did the work.</p>
<p>If verification is listed, three things follow. The certificate of compliance (CF1R) has to be <a href="/faq-c#c-10">registered</a> before the permit. You hire a rater, whose fee isn’t part of our price. The rater records the results on the CF3R form before final inspection. Read more at the Energy Commission: ${external('eccProgram', 'the ECC program')} (2025 Energy Code).</p>`,
  },
  {
    question: 'What about unconditioned, historic, temporary or mixed-use buildings?',
    helpText: `
<ul>
<li><strong>Unconditioned</strong>: no envelope or heating rules, but lighting still counts in commercial buildings.</li>
<li><strong>Qualified historic building</strong>: only lighting that isn’t historic has to comply.</li>
<li><strong>Temporary</strong>: may be exempt if the building department agrees.</li>
<li><strong>Mixed use</strong>: the residential and the other part are separate projects. If the residential part is under {policy:minorOccupancyPercent} of the conditioned (heated or cooled) floor area, they may be treated together. Lighting and mandatory measures stay separate.</li>
<li><strong>Hospitals and care facilities (Occupancy I)</strong>: you need no report from us. Other agencies regulate these buildings. For licensed health facilities that is HCAI, a state agency, which has applied the Energy Code since 2020.</li>
</ul>
<p>Treat each separate structure as its own project. The <a href="{link:complianceWizard}">compliance wizard</a> has a branch for most of these cases (2025 Energy Code).</p>`,
  },
  {
    question: 'How often does the code change?',
    helpText: `
<p>Normally every {policy:codeCycleYears} years. The edition in force is the 2025 Energy Code, for permit applications filed on or after January 1, 2026.</p>
<p>For homes, there’s a pause. A 2025 state law, Assembly Bill 130, pauses most new residential building standards from October 1, 2025 to June 1, 2031. There are exceptions. Standards for other buildings continue, and their next edition is being prepared.</p>
<p>A new edition doesn’t affect a permit you’ve already applied for. Your project follows the edition in effect when you apply for the permit: see <a href="/faq-c#c-2">which edition applies to me</a>. Your city or county may have stricter local rules as well: see <a href="/faq-d#d-6">difficult jurisdictions</a>.</p>`,
  },
  {
    question: 'Do garages count?',
    helpText: `
<p>No, as long as the garage is neither heated nor cooled. Leave it out of the conditioned floor area (heated or cooled space) and out of all wall lengths.</p>
<p>What’s between the garage and the house does count. The wall between them is a wall of the house, and the door from the garage into the house is <a href="/faq-g#g-5">a door of the house</a>.</p>
<p>If you turn a garage into living space, that is an <strong>addition</strong>, because it adds conditioned floor area. It needs a report even though the building doesn’t get larger (2025 Energy Code). The <a href="{link:complianceWizard}">compliance wizard</a> has a branch for garage and basement conversions. In a commercial building, an enclosed parking garage has its own rules for exhaust fans.</p>`,
  },
  {
    question: 'Do I need solar panels or a battery?',
    helpText: `
<p><strong>New homes generally need solar panels</strong> under the 2025 Energy Code. If yours won’t have any, ask us or your building department first. A <strong>battery</strong> can help the result.</p>
<p>Tell us what you plan:</p>
<ul>
<li>the size of the solar system in kilowatts (kW),</li>
<li>what the battery stores in kilowatt-hours (kWh), if there is one, and</li>
<li>why there won’t be any panels, if so.</li>
</ul>
<p>Want to trade solar panels against other measures? Then use <a href="{link:fullService}">Full Service</a>. Commercial buildings can have rules for solar-ready areas: <a href="{link:contactUs}">ask us</a> about yours. What a new home has to have ready for later is listed under <a href="/faq-c#c-16">heat pump readiness</a>.</p>`,
  },
  {
    question: 'Does my water heater have to be a heat pump?',
    helpText: `
<p>Not always. For new homes, the prescriptive rules of the 2025 Energy Code are built around <strong>heat pumps</strong> for heating and hot water. With the performance approach, other equipment may comply if better values elsewhere make up for it.</p>
<p>New homes also have to be <strong>ready</strong> for equipment that may come later. Readiness is a <a href="/faq-c#c-5">mandatory measure</a>, so it can’t be traded off. It can include:</p>
<ul>
<li>wiring for a heat pump and electric appliances, if the home uses gas today,</li>
<li>room and wiring for a battery, and</li>
<li>room on the roof for solar panels.</li>
</ul>
<p>What applies depends on the house. Tell us the type, fuel and location of the water heater, and we’ll check it. Only replacing a water heater? Ask your contractor and your building department which forms they need.</p>`,
  },
  {
    question: 'I’m only re-roofing. Do I need a report?',
    helpText: `
<p>Usually you need forms at most, not a full report. New roofing on a heated or cooled building is an <strong>alteration</strong>, so the new roof has to meet its own value in the code. A repair for upkeep doesn’t.</p>
<p>In some climate zones (parts of California with their own requirements), the new roofing may have to be a <strong>cool roof</strong>, with a minimum aged reflectance and emittance (how well it gives off heat). What’s required depends on the zone and the roof. Look up your product before you buy: ${external('coolRoofRatings', 'cool roof directory')}.</p>
<p>You can fill in the prescriptive forms yourself, free or nearly free, or we’ll do it for {policy:prescriptiveAdditionFee}. See <a href="{link:complianceWizard}?path=residential/re-roof">what your re-roof needs</a>, and ask your building department what it wants to see (2025 Energy Code).</p>`,
  },
  {
    question: 'I’m only replacing windows. Do I need a report?',
    helpText: `
<p>Usually not. Replacing windows is an <strong>alteration</strong>, and prescriptive forms are normally enough if each new window meets the U-factor (heat loss) and SHGC (solar heat gain) for your climate zone (the part of California you’re building in).</p>
<ul>
<li>Fill in the certificate of compliance (CF1R) for alterations yourself, free or nearly free, at ${external('energyCodeAce', 'Energy Code Ace')}.</li>
<li>Or have us fill it in for {policy:prescriptiveAdditionFee}.</li>
</ul>
<p>If a window misses its value, a report by the performance approach can make up for it elsewhere in the house. Keep the labels on the windows until the inspector has seen them. New glass in an old frame isn’t a rated window, so <a href="/faq-d#d-4">default values</a> may apply.</p>
<p>See <a href="{link:complianceWizard}?path=residential/windows">what your project needs</a> (2025 Energy Code).</p>`,
  },
  {
    question: 'What about apartments and condominiums?',
    helpText: `
<p>They have rules and forms of their own. Since the 2022 edition, the Energy Code has separate chapters for single-family and multifamily buildings (2025 Energy Code).</p>
<ul>
<li><strong>Single-family</strong>: houses, duplexes, townhouses and ADUs (accessory dwelling units). They use the CF1R (certificate of compliance).</li>
<li><strong>Low-rise multifamily</strong>: up to three stories. These use LMCC, LMCI and LMCV forms.</li>
<li><strong>Four stories and up</strong>: these use nonresidential forms.</li>
<li><strong>Hotels and motels</strong>: these follow the nonresidential chapters.</li>
</ul>
<p><a href="{link:fullService}">Full Service</a> picks the right set, and it’s the better choice for a building with more than {policy:maxDwellingUnits} dwelling units. The <a href="/cost-estimator">cost estimator</a> has a box for more than one dwelling unit and shows a price range.</p>`,
  },
]);
