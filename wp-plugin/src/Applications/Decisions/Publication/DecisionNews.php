<?php

declare(strict_types=1);

namespace Passerelle\Applications\Decisions\Publication;

use Passerelle\Applications\ApplicationScreen;
use Passerelle\Applications\Decisions\DecisionStore;
use Passerelle\Calls\Notices\CallTimes;
use Passerelle\Content\Record;
use Passerelle\Content\Records;
use Passerelle\Kernel\Config;
use Passerelle\Languages\Lang;
use Passerelle\Mail\Mail;
use Passerelle\Mail\MailContent;
use Passerelle\Mail\MailTexts;
use Passerelle\Mail\Recipient;
use Passerelle\Notices\Notice;
use Passerelle\Notices\NoticeContent;
use Passerelle\Notices\NoticeKind;
use Passerelle\Notices\NoticeSource;
use Passerelle\Notices\NoticeStore;
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
        private NoticeStore $notices,
        private DecisionStore $decisions,
        private Records $records,
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
        $notice = $this->notices->find(is_int($data[Notify::NOTICE] ?? null) ? $data[Notify::NOTICE] : 0);
        $group = $notice === null ? [] : $this->records->findGroups([$notice->groupId])[$notice->groupId] ?? [];
        $call = $group[$language->value] ?? array_values($group)[0] ?? null;
        if ($notice === null || $call === null) {
            return null;
        }

        return $this->text($notice, $call, $language, true);
    }

    public function kinds(): array
    {
        return [NoticeKind::ApplicationDecision];
    }

    public function contents(array $notices, array $records, Lang $language): array
    {
        $contents = [];
        foreach ($notices as $notice) {
            $call = $records[$notice->number(Notify::POST)] ?? null;
            $text = $call === null ? null : $this->text($notice, $call, $language, false);
            if ($text !== null) {
                $isForTeam = DecisionEvent::tryFrom($notice->text(DecisionNotices::EVENT))?->isForTeam() === true;
                $contents[$notice->id] = NoticeContent::of($text, screen: $isForTeam ? null : self::SCREEN);
            }
        }

        return $contents;
    }

    /** @return MailContent|null null: nothing is known of it any more */
    private function text(Notice $notice, Record $call, Lang $language, bool $hasButton): ?MailContent
    {
        $event = DecisionEvent::tryFrom($notice->text(DecisionNotices::EVENT));
        $decision = $event === null ? null : $this->decisions->find($notice->number(DecisionNotices::DECISION));
        if ($event === null || $decision === null) {
            return null;
        }
        $path = $event->isForTeam()
            ? str_replace(':id', (string) $call->id, $this->config->pagePath(self::DECISIONS, $language->value))
            : $this->screen->path($notice->number(DecisionNotices::APPLICATION), $language);

        return MailTexts::content(self::name($event), $language, [
            'title' => $call->title,
            'number' => $this->decisions->numberOf($decision->submissionId),
            'reason' => $decision->reason,
            'until' => $decision->answerUntil === null ? '' : CallTimes::text($decision->answerUntil, $call->values->text('zone'), $language, $notice->userId),
        ], $hasButton ? SiteAddress::of($path) : null);
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
