<?php

declare(strict_types=1);

namespace Passerelle\Admin\Newsletter;

use Passerelle\Admin\Markup;
use Passerelle\Admin\Pickers\RecordSearch;
use Passerelle\Admin\Screen\Dates;
use Passerelle\Admin\Table;
use Passerelle\Admin\Texts\Texts;
use Passerelle\Kernel\Config;
use Passerelle\Kernel\Text\PlainText;
use Passerelle\Newsletter\Issues\LetterStore;
use Passerelle\Newsletter\Issues\Samples;
use Passerelle\Newsletter\Subscribers\SubscriberStore;
use Passerelle\Newsletter\Issues\Issue;
use Passerelle\Newsletter\Issues\IssueState;
use Passerelle\Newsletter\Issues\IssueStep;
use Passerelle\Newsletter\Issues\Letter;
use Passerelle\Newsletter\Issues\LetterState;

/** One issue: its state, what can be done with it, uncertain letters and the letter itself. */
final readonly class IssuePage
{
    public function __construct(
        private Texts $texts,
        private Dates $dates,
        private LetterStore $letters,
        private Samples $samples,
        private SubscriberStore $subscribers,
        private RecordSearch $records,
        private Config $config,
    ) {
    }

    /** @param bool $asks whether it is to be sent, once more with the number of readers */
    public function html(Issue $issue, bool $asks): string
    {
        return $this->state($issue) . ($asks && $issue->state === IssueState::Draft ? $this->question($issue) : $this->actions($issue))
            . $this->uncertain($issue) . $this->preview($issue);
    }

    private function state(Issue $issue): string
    {
        $counts = $this->letters->counts([$issue->id])[$issue->id];
        $words = array_map(
            fn (LetterState $state): string => $this->texts->get("newsletter.letters.{$state->value}") . "\u{A0}: " . ($counts[$state->value] ?? 0),
            $issue->state === IssueState::Draft ? [] : IssueList::SHOWN,
        );

        $state = Markup::text('strong', $this->texts->get("newsletter.state.{$issue->state->value}"));

        return Markup::element('p', [], $state . ($words === [] ? '' : ' — ' . PlainText::escape(implode(', ', $words))));
    }

    private function actions(Issue $issue): string
    {
        $buttons = [TaskButton::html($this->texts, NewsletterTask::Test)];
        $send = '';
        foreach (IssueStep::ofEditors($issue->state) as $step) {
            if ($step === IssueStep::Start) {
                $address = NewsletterScreen::address([IssueReader::ISSUE => (string) $issue->id, NewsletterScreen::CONFIRM => '1']);
                $send = Markup::element('p', [], Markup::text('a', $this->texts->get('newsletter.send'), ['href' => $address, 'class' => 'button button-primary']));
            } else {
                $buttons[] = TaskButton::html($this->texts, NewsletterTask::from($step->value));
            }
        }

        return $send . TaskButton::form(self::of($issue), '', implode(' ', $buttons));
    }

    private function question(Issue $issue): string
    {
        $count = $this->subscribers->countActive($issue->content->language);
        $params = ['count' => $count, 'language' => $this->texts->get("language.in.{$issue->content->language->value}")];
        $text = Markup::text('p', $this->texts->get($count === 0 ? 'newsletter.nobody' : 'newsletter.question', $params));
        $back = Markup::text('a', $this->texts->get('newsletter.back'), ['href' => NewsletterScreen::address([IssueReader::ISSUE => (string) $issue->id]), 'class' => 'button']);

        return Markup::element('div', ['class' => 'notice notice-warning inline'], $text . TaskButton::form(
            self::of($issue),
            '',
            ($count === 0 ? '' : TaskButton::html($this->texts, NewsletterTask::Start, ['count' => $count], isPrimary: true)) . " {$back}",
        ));
    }

    private function uncertain(Issue $issue): string
    {
        $letters = $this->letters->uncertain($issue->id, $this->config->limit('newsletter', 'uncertainShown'));
        if ($letters === []) {
            return '';
        }
        $columns = array_map(fn (string $name): string => $this->texts->get("newsletter.uncertain.{$name}"), ['address', 'at', 'decision']);
        $title = $this->texts->get('newsletter.uncertain.title');

        return Markup::text('h2', $title) . Markup::text('p', $this->texts->get('newsletter.uncertain.intro'))
            . Table::of($title, $columns, array_map(fn (Letter $letter): array => $this->letter($issue, $letter), $letters), '');
    }

    /** @return list<string> */
    private function letter(Issue $issue, Letter $letter): array
    {
        $tasks = $issue->state === IssueState::Cancelled ? [NewsletterTask::MarkSent] : [NewsletterTask::MarkSent, NewsletterTask::SendAgain];

        return [
            PlainText::escape($this->subscribers->find($letter->subscriberId)->email ?? $this->texts->get('newsletter.uncertain.gone')),
            PlainText::escape($letter->triedAt === null ? '' : $this->dates->full($letter->triedAt)),
            TaskButton::form(
                [...self::of($issue), NewsletterScreen::LETTER => (string) $letter->id],
                '',
                implode(' ', array_map(fn (NewsletterTask $task): string => TaskButton::html($this->texts, $task), $tasks)),
            ),
        ];
    }

    private function preview(Issue $issue): string
    {
        $leftOut = $this->samples->leftOut($issue);
        $warning = $leftOut === [] ? '' : Markup::element('div', ['class' => 'notice notice-warning inline'], Markup::text('p', $this->texts->get('newsletter.left_out', [
            'items' => implode(', ', $this->records->labelsOf($leftOut)) ?: $this->texts->get('picker.missing'),
        ])));
        $title = $this->texts->get('newsletter.preview');
        $document = PlainText::escape($this->samples->html($issue));

        return Markup::text('h2', $title) . $warning . Markup::text('p', $this->texts->get('newsletter.preview.help'))
            . '<iframe sandbox="" class="passerelle-letter" width="100%" height="800" title="' . PlainText::escape($title) . '" srcdoc="' . $document . '"></iframe>';
    }

    /** @return array<string, string> */
    private static function of(Issue $issue): array
    {
        return [IssueReader::ISSUE => (string) $issue->id, IssueReader::VERSION => (string) $issue->version];
    }
}
