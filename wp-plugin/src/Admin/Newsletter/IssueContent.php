<?php

declare(strict_types=1);

namespace Passerelle\Admin\Newsletter;

use Passerelle\Admin\Markup;
use Passerelle\Admin\Texts\Texts;
use Passerelle\Newsletter\Issues\Issue;
use Passerelle\Newsletter\Issues\IssueState;
use Passerelle\Newsletter\Issues\IssueStore;
use Passerelle\Rights\ViewerFactory;

/** What the screen of the newsletter shows: an issue, the form of a new one, or the list. */
final readonly class IssueContent
{
    public function __construct(
        private Texts $texts,
        private IssueStore $issues,
        private IssueList $list,
        private IssueForm $form,
        private IssuePage $page,
        private ViewerFactory $viewers,
    ) {
    }

    /**
     * @param array<array-key, string> $input
     * @param IssueInput|null $refused input that the form shows again
     */
    public function html(array $input, ?IssueInput $refused): string
    {
        if ($refused !== null) {
            return $this->back() . $this->form->html($refused);
        }
        $issue = $this->issues->find(IssueReader::number($input, IssueReader::ISSUE));
        if ($issue !== null) {
            return $this->back() . $this->issue($issue, isset($input[NewsletterScreen::CONFIRM]));
        }

        return isset($input[NewsletterScreen::NEW])
            ? $this->back() . $this->form->blank($this->texts->language())
            : $this->list->html($this->viewers->current()->isAdministrator());
    }

    private function issue(Issue $issue, bool $asks): string
    {
        $form = $issue->state === IssueState::Draft && !$asks ? $this->form->html(IssueInput::of($issue)) : '';

        return Markup::text('h2', $issue->content->subject) . $form . $this->page->html($issue, $asks);
    }

    private function back(): string
    {
        return Markup::element('p', [], Markup::text('a', $this->texts->get('newsletter.all'), ['href' => NewsletterScreen::address([])]));
    }
}
