import { categorySeeds } from './category-seeds.ts';

/** FAQ section B, on using this site. */
export const faqB = categorySeeds('B', [
  {
    question: 'Who signs the report?',
    helpText: `
<p>The person responsible for the design signs it. That’s usually the owner, or the architect, engineer, designer or builder who made the design. For a building of up to {policy:representativeMaxStories} stories, an architect or a general contractor may sign as the owner’s representative.</p>
<p>The person who prepared the report also signs, as the <strong>documentation author</strong>.</p>
<p>If the report has to be registered, both sign electronically in the registry, which is a state-approved website that stores energy forms. See <a href="/cheers-reg">how to register</a>. Otherwise the responsible person signs the PDF or the printed page.</p>
<p>When you order, we ask for the signer’s name, address and contact details, so please settle who signs before you order.</p>`,
  },
  {
    question: 'What do I need to be able to do?',
    helpText: `
<p>If you can read a floor plan and use a scale or a tape measure, you can enter an ordinary house yourself. You will need to:</p>
<ul>
<li>measure wall lengths and floor, roof and door areas from plans that show dimensions,</li>
<li>tell which direction each wall faces,</li>
<li>find the U-factor (how fast heat passes through) and the SHGC (how much of the sun’s heat gets in) of your windows, and</li>
<li>know the type and efficiency of the heating, cooling and water heating equipment.</li>
</ul>
<p>You also need a current web browser and a program that opens PDF files. Is the building complicated, or are the plans unfinished? Then <a href="{link:fullService}">Full Service</a> is the better choice. <a href="{link:newProject}">Trying a project</a> costs nothing. {text:doItYourselfNotice}</p>`,
  },
  {
    question: 'Why do I have to log in?',
    helpText: `
<p>So the site can tell you apart from other members and keep your projects for you. You only need to log in for Do-It-Yourself projects, and to see the status of plans you sent us. Everything you can read here, the <a href="{link:complianceWizard}">wizard</a>, the <a href="/cost-estimator">estimator</a> and <a href="{link:fullService}">Full Service</a> work without an account.</p>
<p>Membership is free. To register you give an account name, a valid email address and a password. You must be at least {policy:minimumAgeYears} years old and able to pay by credit card, or by invoice where we send one. If you’re younger, a parent or guardian has to order for you.</p>
<p>Members can keep several projects in progress, come back to them at any time, and follow the status of reports under My Account. {text:doItYourselfNotice}</p>`,
  },
  {
    question: 'Is my information private?',
    helpText: `
<p>Yes. We use it to prepare and deliver your report, and we don’t sell it.</p>
<p>For a report we need your email address, your project’s data, and the name, address and contact details of the people who sign the report and make the design decisions. Some of it has to be shared to do the work: if your report must be registered, the registry gets its data, and the payment processor gets the card data. On a confirmation we show no more than the last {policy:cardDigitsShown} digits of a card, and never its expiry date.</p>
<p>The <a href="/privacy-policy">privacy policy</a> lists what the site stores, for how long, and how you can see, correct or delete it.</p>`,
  },
  {
    question: 'How is my report sent to me?',
    helpText: `
<p>As a PDF by email. That’s the standard delivery, and it costs {price:4001}.</p>
<p>If you need paper, order a copy by Priority Mail: {price:5001} for the first copy and {price:5002} for each additional one. Allow {policy:mailBusinessDays} business days. Pages laid out for large plan sheets can come <a href="/faq-b#b-7">by email or by mail</a>. If you need the report by fax, ask us when you order.</p>
<p>A Do-It-Yourself report is delivered within {policy:reportDueBusinessDays} business days of submission, a Full Service report within {policy:reportAfterQuoteBusinessDays} business days after you accept the quote, or by the date the quote gives. If the project doesn’t comply yet, we contact you first, and delivery waits for your changes. No email after that time? Check your spam folder, then <a href="{link:contactUs}">contact us</a>.</p>`,
  },
  {
    question: 'What do I do with the report?',
    helpText: `
<ol>
<li>Read it. Check that the address, areas, windows and equipment match your plans.</li>
<li>If it lists field verification (tests by an independent rater), have it <a href="/cheers-reg">registered</a> before you apply for the permit.</li>
<li>Have the <a href="/faq-b#b-1">responsible person</a> sign it.</li>
<li>Submit it with your plans to the building department.</li>
<li>Give a copy to the contractor, and to the rater if there is one. They must build and test what it says.</li>
</ol>
<p>For a home, more forms follow during construction. The installer fills in the CF2R (certificate of installation). The rater fills in the CF3R (certificate of verification) after the tests. The inspector will want to see them, so keep all of them with the permit.</p>`,
  },
  {
    question: 'Can I print the forms on my plans?',
    helpText: `
<p>Yes, and many building departments want it that way. Ask yours before you print, since some also accept separate pages.</p>
<p>There are two ways to get pages that are ready for plan sheets:</p>
<ul>
<li><strong>CAD sheet documentation by email</strong> ({price:4002}): the report pages ready for large-format plotting, or to place in a CAD drawing.</li>
<li><strong>Plan sheet documentation by Priority Mail</strong> ({price:5003}): the same on paper. Allow {policy:mailBusinessDays} business days.</li>
</ul>
<p>You can also place the pages of the PDF on a sheet yourself. Keep them large enough to read. If the report is registered, use the registered PDF, because it carries the registration number and date.</p>`,
  },
  {
    question: 'Can I change a project after I submit it?',
    helpText: `
<p>Yes, with our help. Once you order a Do-It-Yourself report, the project is locked: you can see its data and status, but not edit it.</p>
<p>Email customer service at <a href="mailto:{customerMail}">{customerMail}</a> and tell us one of these: the project number, the input file name (it’s in the page headers of the report), the name of the file we emailed, or the project’s name and date. We unlock the project. You change it, and submit the revision on the project’s page.</p>
<p>A simple change costs a revision fee, paid the same way as the report. A complex change counts as a new project. You may cancel an order within {policy:cancelWindowHours} hours of submitting it. After that, it’s up to us. {text:doItYourselfNotice}</p>`,
  },
  {
    question: 'How long is my report valid?',
    helpText: `
<p>Two things keep it valid: the edition of the code and your design.</p>
<ul>
<li><strong>The edition.</strong> A report is made for one edition of the Energy Code. It works for a permit application filed while that edition is in force. A later edition doesn’t affect a permit you’ve already applied for. See <a href="/faq-c#c-2">which edition applies to me</a>.</li>
<li><strong>The design.</strong> The report has to match your plans. If windows, areas, insulation or equipment change, have it <a href="/faq-b#b-8">revised</a>.</li>
</ul>
<p>Planning to apply later than you told us? Check with us before you file. Permits and plan checks have time limits of their own, so ask your building department about those.</p>`,
  },
  {
    question: 'Can I send plans drawn by hand?',
    helpText: `
<p>Yes, as long as we can read them. PDF files from a drawing program work best, and clear scans are fine. Scan the whole sheet, straight and sharp enough to read the smallest number.</p>
<p>Hand-drawn plans need the same information as any others:</p>
<ul>
<li>dimensions on the floor plans,</li>
<li>elevations of all sides, and sections,</li>
<li>true north on the site plan, and</li>
<li>a list of windows and doors with their sizes.</li>
</ul>
<p>If something is missing, the analyst asks you. A building department may want more than a sketch for the permit itself, so ask about its rules first. <a href="/full-service/upload">Upload your files</a>, or see <a href="{link:fullService}">other ways to send them</a>. For a <a href="{link:doItYourself}">Do-It-Yourself</a> project, you can measure from hand-drawn plans that show dimensions.</p>`,
  },
]);
