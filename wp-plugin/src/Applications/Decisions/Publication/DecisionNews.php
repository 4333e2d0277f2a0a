<?php

declare(strict_types=1);

namespace Passerelle\Applications\Decisions\Publication;

use Passerelle\Applications\ApplicationScreen;
use Passerelle\Applications\Decisions\Decision;
use Passerelle\Applications\Decisions\DecisionStore;
use Passerelle\Calls\Notices\CallTimes;
use Passerelle\Content\Record;
use Passerelle\Kernel\Config;
use Passerelle\Languages\Lang;
use Passerelle\Mail\Mail;
use Passerelle\Mail\MailContent;
use Passerelle\Mail\MailTexts;
use Passerelle\Mail\Recipient;
use Passerelle\Notices\MailedNotices;
use Passerelle\Notices\Notice;
use Passerelle\Notices\NoticeContent;
use Passerelle\Notices\NoticeKind;
use Passerelle\Notices\NoticeSource;
use Passerelle\Notices\Notify;
use Passerelle\Notices\SiteAddress;

/** What notices say about decisions: that there is one, not which; and what became of offers. */
final readonly class DecisionNews implements NoticeSource, Mail
{
    private const PUBLISHED = 'applications.decision_published';
    private const REMINDER = 'applications.offer_reminder';
    private const LAPSED = 'applications.offer_lapsed';
    private const REVOKED = 'applications.offer_revoked';
    private const OFFER_CONFIRMED = 'applications.offer_confirmed';
    private const OFFER_DECLINED = 'applications.offer_declined';
    private const OFFER_LAPSED = 'applications.offer_lapsed_of_applicant';
    /** Keys in paths.json. */
    private const SCREEN = 'ownApplications';
    private const DECISIONS = 'decisions';

    public function __construct(
        private MailedNotices $mailed,
        private DecisionStore $decisions,
        private ApplicationScreen $screen,
        private Config $config,
    ) {
    }

    public function key(): string
    {
        return NoticeKind::DECISION_NEWS_MAIL;
    }

    /** @return MailContent|null null: the decision or its call is gone */
    public function content(Recipient $recipient, array $data): ?MailContent
    {
        $language = $recipient->language;
        [$notice, $call] = $this->mailed->withRecord($data, $language) ?? [null, null];
        if ($notice === null || $call === null) {
            return null;
        }

        return $this->texts([$notice], [$notice->number(Notify::POST) => $call], $language, true)[$notice->id][1] ?? null;
    }

    public function kinds(): array
    {
        return [NoticeKind::ApplicationDecision];
    }

    public function contents(array $notices, array $records, Lang $language): array
    {
        return array_map(
            static fn (array $each): NoticeContent => NoticeContent::of($each[1], screen: $each[0]->isForTeam() ? null : self::SCREEN),
            $this->texts($notices, $records, $language, false),
        );
    }

    /**
     * @param non-empty-list<Notice> $notices
     * @param array<int, Record> $calls by post id
     * @return array<int, array{DecisionEvent, MailContent}> by id of the notice; those of which nothing is known any more are left out
     */
    private function texts(array $notices, array $calls, Lang $language, bool $hasButton): array
    {
        $decisions = $this->decisions->findMany(array_map(static fn (Notice $notice): int => $notice->number(DecisionNotices::DECISION), $notices));
        $numbers = $this->decisions->numbersOf(array_values(array_map(static fn (Decision $each): int => $each->submissionId, $decisions)));
        $texts = [];
        foreach ($notices as $notice) {
            $event = DecisionEvent::tryFrom($notice->text(DecisionNotices::EVENT));
            $decision = $decisions[$notice->number(DecisionNotices::DECISION)] ?? null;
            $call = $calls[$notice->number(Notify::POST)] ?? null;
            if ($event !== null && $decision !== null && $call !== null) {
                $texts[$notice->id] = [$event, MailTexts::content(self::name($event), $language, [
                    'title' => $call->title,
                    'number' => $numbers[$decision->submissionId] ?? '',
                    'reason' => $decision->reason,
                    'until' => $decision->answerUntil === null ? '' : CallTimes::text($decision->answerUntil, $call->values->text('zone'), $language, $notice->userId),
                ], $hasButton ? SiteAddress::of($this->path($event, $notice, $call, $language)) : null)];
            }
        }

        return $texts;
    }

    private function path(DecisionEvent $event, Notice $notice, Record $call, Lang $language): string
    {
        return $event->isForTeam()
            ? str_replace(':id', (string) $call->id, $this->config->pagePath(self::DECISIONS, $language->value))
            : $this->screen->path($notice->number(DecisionNotices::APPLICATION), $language);
    }

    private static function name(DecisionEvent $event): string
    {
        return match ($event) {
            DecisionEvent::Published => self::PUBLISHED,
            DecisionEvent::Reminder => self::REMINDER,
            DecisionEvent::Lapsed => self::LAPSED,
            DecisionEvent::Revoked => self::REVOKED,
            DecisionEvent::OfferConfirmed => self::OFFER_CONFIRMED,
            DecisionEvent::OfferDeclined => self::OFFER_DECLINED,
            DecisionEvent::OfferLapsed => self::OFFER_LAPSED,
        };
    }
}
