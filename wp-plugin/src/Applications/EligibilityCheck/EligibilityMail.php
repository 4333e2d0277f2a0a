<?php

declare(strict_types=1);

namespace Passerelle\Applications\EligibilityCheck;

use Passerelle\Applications\ApplicationScreen;
use Passerelle\Content\Forms\FieldTexts;
use Passerelle\Content\Record;
use Passerelle\Kernel\StoredInstant;
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

/** What was decided on the eligibility of an application, for those who sent it. A decision that another has replaced says nothing. */
final readonly class EligibilityMail implements NoticeSource, Mail
{
    private const ELIGIBLE = 'applications.eligible';
    private const INELIGIBLE = 'applications.ineligible';
    private const INELIGIBLE_STATED = 'applications.ineligible_stated';
    /** Key in paths.json. */
    private const SCREEN = 'ownApplications';
    /** Key in choices.json. */
    private const REASONS = 'ineligibilityReason';

    public function __construct(
        private MailedNotices $mailed,
        private EligibilityDecisions $decisions,
        private FieldTexts $texts,
        private ApplicationScreen $screen,
    ) {
    }

    public function key(): string
    {
        return NoticeKind::ELIGIBILITY_MAIL;
    }

    /** @return MailContent|null null: the application or its call is gone, or the decision was replaced */
    public function content(Recipient $recipient, array $data): ?MailContent
    {
        $language = $recipient->language;
        [$notice, $call] = $this->mailed->withRecord($data, $language) ?? [null, null];
        if ($notice === null || $call === null) {
            return null;
        }
        $url = SiteAddress::of($this->screen->path($notice->number(EligibilityNotices::APPLICATION), $language));

        return $this->texts([$notice], [$notice->number(Notify::POST) => $call], $language, $url)[$notice->id] ?? null;
    }

    public function kinds(): array
    {
        return [NoticeKind::ApplicationEligibility];
    }

    public function contents(array $notices, array $records, Lang $language): array
    {
        return array_map(static fn (MailContent $text): NoticeContent => NoticeContent::of($text, screen: self::SCREEN), $this->texts($notices, $records, $language));
    }

    /**
     * @param non-empty-list<Notice> $notices
     * @param array<int, Record> $calls by post id
     * @return array<int, MailContent> by id of the notice
     */
    private function texts(array $notices, array $calls, Lang $language, ?string $url = null): array
    {
        $decisions = $this->decisions->of(array_map(static fn (Notice $notice): int => $notice->number(EligibilityNotices::SUBMISSION), $notices));
        $texts = [];
        foreach ($notices as $notice) {
            $decision = $decisions[$notice->number(EligibilityNotices::SUBMISSION)] ?? null;
            $call = $calls[$notice->number(Notify::POST)] ?? null;
            if ($decision !== null && $call !== null && $decision->decidedAt->format(StoredInstant::FORMAT) === $notice->text(EligibilityNotices::DECIDED_AT)) {
                $texts[$notice->id] = MailTexts::content(self::name($decision), $language, [
                    'title' => $call->title,
                    'reason' => $this->reason($decision, $language),
                    'criterion' => $decision->quoted,
                    'text' => $decision->text,
                ], $url);
            }
        }

        return $texts;
    }

    private function reason(EligibilityDecision $decision, Lang $language): string
    {
        return $decision->reason === null ? '' : $this->texts->choice(self::REASONS, $decision->reason->value, $language);
    }

    private static function name(EligibilityDecision $decision): string
    {
        return match ($decision->reason) {
            null => self::ELIGIBLE,
            IneligibilityReason::Stated => self::INELIGIBLE_STATED,
            default => self::INELIGIBLE,
        };
    }
}
