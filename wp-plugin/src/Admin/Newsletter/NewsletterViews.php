<?php

declare(strict_types=1);

namespace Passerelle\Admin\Newsletter;

/** The parts of the screen. */
final readonly class NewsletterViews
{
    public function __construct(public IssueList $list, public IssueForm $form, public IssuePage $page)
    {
    }
}
