import { categorySeeds } from './category-seeds.ts';

/** Section B, using this site. */
export const faqB = categorySeeds('B', [
  {
    question: 'Who signs the report?',
    helpText: `
<p>The person who is responsible for the design signs it. That is usually the owner, or the architect, engineer, designer or builder who made the design. For a building of up to {policy:representativeMaxStories} stories, an architect or a general contractor may sign as the owner’s representative.</p>
<p>Whoever prepared the report signs as well, as the <strong>documentation author</strong>.</p>
<p>If the report has to be registered, both sign electronically in the registry, which is a website approved by the state that stores energy forms. See <a href="/cheers-reg">how to register</a>. Otherwise the responsible person signs the PDF or the printed page.</p>
<p>When you order, we ask for the signer’s name, address and contact details, so please agree on the signer first.</p>`,
  },
  {
    question: 'What do I need to be able to do?',
    helpText: `
<p>If you can read a floor plan and use a scale or a tape measure, you can enter an ordinary house yourself. You will need to:</p>
<ul>
<li>measure wall lengths and floor, roof and door areas from plans that show dimensions,</li>
<li>tell which wall faces which direction,</li>
<li>find the U-factor (how fast heat passes through) and the SHGC (how much of the sun’s heat gets in) of your windows, and</li>
<li>know the type and efficiency of the heating, cooling and water heating equipment.</li>
</ul>
<p>You also need a current web browser and a program that opens PDF files. Is the building complicated, or are the plans not finished? Then <a href="/full-service">Full Service</a> is the better choice. <a href="{link:newProject}">Projects</a> cost nothing to try. {text:doItYourselfNotice}</p>`,
  },
  {
    question: 'Why do I have to log in?',
    helpText: `
<p>So that the site can tell you from other members and keep your projects for you. You need to log in only for Do-It-Yourself projects, and to see the status of plans you sent us. Everything you can read here, the <a href="/compliance-wizard">wizard</a>, the <a href="/cost-estimator">estimator</a> and <a href="/full-service">Full Service</a> work without an account.</p>
<p>Membership is free. To register you give an account name, a valid e-mail address and a password. You must be at least {policy:minimumAgeYears} years old and able to pay by credit card, or by invoice where we send one. If you are younger, a parent or guardian has to order for you.</p>
<p>Members can keep several projects in progress, come back to them at any time, and follow the status of reports under My Account. {text:doItYourselfNotice}</p>`,
  },
  {
    question: 'Is my information private?',
    helpText: `
<p>Yes. We use it to prepare and deliver your report, and we do not sell it.</p>
<p>For a report we need your e-mail address, the data of your project, and the name, address and contact details of the people who sign the report and decide on the design. Some of it has to be shared to do the work: a registry gets the data of a report that must be registered, and the payment processor gets the card data. On a confirmation we show no more than the last {policy:cardDigitsShown} digits of a card, and never its expiry date.</p>
<p>The <a href="/privacy-policy">privacy policy</a> lists what the site stores, for how long, and how you can see, correct or delete it.</p>`,
  },
  {
    question: 'How is my report sent to me?',
    helpText: `
<p>As a PDF by e-mail. That is the standard delivery, and it costs {price:4001}.</p>
<p>If you need paper, order a copy by Priority Mail: {price:5001} for the first copy and {price:5002} for each further one. Allow {policy:mailBusinessDays} business days. Pages laid out for large plan sheets can come <a href="/faq-b#b-7">by e-mail or by mail</a>. If you need the report by fax, ask us when you order.</p>
<p>A Do-It-Yourself report is delivered within {policy:reportDueBusinessDays} business days of submission, a Full Service report within {policy:reportAfterQuoteBusinessDays} business days after you accept the quote, or by the date the quote gives. If the project does not comply yet, we contact you first, and delivery waits for your changes. No e-mail after that time? Look in the spam folder, then <a href="/contact-us">contact us</a>.</p>`,
  },
  {
    question: 'What do I do with the report?',
    helpText: `
<ol>
<li>Read it. Check that the address, areas, windows and equipment match your plans.</li>
<li>If it lists field verification (tests by an independent rater), have it <a href="/cheers-reg">registered</a> before you apply for the permit.</li>
<li>Have the <a href="/faq-b#b-1">responsible person</a> sign it.</li>
<li>Hand it in with your plans at the building department.</li>
<li>Give a copy to the contractor, and to the rater if there is one. They must build and test what it says.</li>
</ol>
<p>During the work more forms follow for a home. The installer fills in the CF2R (certificate of installation). The rater fills in the CF3R (certificate of verification) after the tests. The inspector will want to see them, so keep all of them with the permit.</p>`,
  },
  {
    question: 'Can I print the forms on my plans?',
    helpText: `
<p>Yes, and many building departments want it that way. Ask yours before you print, since some take separate pages as well.</p>
<p>There are two ways to get pages that are ready for plan sheets:</p>
<ul>
<li><strong>CAD sheet documentation by e-mail</strong> ({price:4002}): the report pages ready for large-format plotting, or to place in a CAD drawing.</li>
<li><strong>Plan sheet documentation by Priority Mail</strong> ({price:5003}): the same on paper. Allow {policy:mailBusinessDays} business days.</li>
</ul>
<p>You can also place the pages of the PDF on a sheet yourself. Keep them large enough to read. If the report is registered, use the registered PDF, because it carries the registration number and date.</p>`,
  },
  {
    question: 'Can I change a project after I submitted it?',
    helpText: `
<p>Yes, with our help. Once you order a Do-It-Yourself report, the project is locked: you can see its data and status, but not edit it.</p>
<p>E-mail customer service at <a href="mailto:{customerMail}">{customerMail}</a> and tell us one of these: the project number, the input file name (it stands in the page headers of the report), the name of the file that we e-mailed, or the project’s name and date. We unlock the project. You edit and save it, and then tell us that you are done.</p>
<p>A simple change costs a revision fee, paid the same way as the report. A complex change counts as a new project. You may cancel an order within {policy:cancelWindowHours} hours of submitting it. Later than that, it is up to us. {text:doItYourselfNotice}</p>`,
  },
]);
