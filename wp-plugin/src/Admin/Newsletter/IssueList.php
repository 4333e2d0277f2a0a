<?php

declare(strict_types=1);

namespace Passerelle\Admin\Newsletter;

use Passerelle\Admin\Markup;
use Passerelle\Admin\Screen\Dates;
use Passerelle\Admin\Table;
use Passerelle\Admin\Texts\Texts;
use Passerelle\Kernel\Config;
use Passerelle\Kernel\Text\PlainText;
use Passerelle\Languages\Lang;
use Passerelle\Newsletter\Issues\IssueStore;
use Passerelle\Newsletter\Issues\LetterStore;
use Passerelle\Newsletter\Subscribers\SubscriberStore;
use Passerelle\Newsletter\Issues\Issue;
use Passerelle\Newsletter\Issues\LetterState;

/** All issues with the numbers of their letters, and the numbers of subscribers. */
final readonly class IssueList
{
    public const SHOWN = [LetterState::Waiting, LetterState::InFlight, LetterState::Sent, LetterState::Refused, LetterState::Uncertain, LetterState::Skipped];
    private const COLUMNS = ['subject', 'language', 'state', 'changed'];

    public function __construct(
        private Texts $texts,
        private Dates $dates,
        private IssueStore $issues,
        private LetterStore $letters,
        private SubscriberStore $subscribers,
        private Config $config,
    ) {
    }

    public function html(bool $mayExport): string
    {
        $issues = $this->issues->newest($this->config->limit('newsletter', 'listed'));
        $counts = $this->letters->counts(array_map(static fn (Issue $issue): int => $issue->id, $issues));
        $rows = array_map(fn (Issue $issue): array => $this->row($issue, $counts[$issue->id]), $issues);
        $columns = [
            ...array_map(fn (string $name): string => $this->texts->get("newsletter.column.{$name}"), self::COLUMNS),
            ...array_map(fn (LetterState $state): string => $this->texts->get("newsletter.letters.{$state->value}"), self::SHOWN),
        ];
        $readers = implode('', array_map(fn (Lang $language): string => Markup::text('li', $this->texts->get('newsletter.readers', [
            'language' => $this->texts->get("language.in.{$language->value}"),
            'count' => $this->subscribers->countActive($language),
        ])), Lang::cases()));
        $new = Markup::text('a', $this->texts->get('newsletter.new'), ['href' => NewsletterScreen::address([NewsletterScreen::NEW => '1']), 'class' => 'button button-primary']);
        $export = $mayExport ? TaskButton::form([], '', TaskButton::html($this->texts, NewsletterTask::Export)) : '';

        return Markup::element('p', [], $new) . Markup::element('ul', [], $readers)
            . Table::of($this->texts->get('newsletter.title'), $columns, $rows, $this->texts->get('newsletter.none')) . $export;
    }

    /**
     * @param array<string, int> $counts
     * @return list<string>
     */
    private function row(Issue $issue, array $counts): array
    {
        return [
            Markup::text('a', $issue->content->subject, ['href' => NewsletterScreen::address([IssueReader::ISSUE => (string) $issue->id])]),
            PlainText::escape($this->texts->get("language.{$issue->content->language->value}")),
            PlainText::escape($this->texts->get("newsletter.state.{$issue->state->value}")),
            PlainText::escape($this->dates->full($issue->times->changedAt)),
            ...array_map(static fn (LetterState $state): string => (string) ($counts[$state->value] ?? 0), self::SHOWN),
        ];
    }
}
