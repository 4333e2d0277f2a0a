<?php

declare(strict_types=1);

namespace Passerelle\Applications\DecisionReviews\Notices;

use Passerelle\Applications\ApplicationScreen;
use Passerelle\Applications\Decisions\DecisionStore;
use Passerelle\Applications\DecisionReviews\DecisionReview;
use Passerelle\Applications\DecisionReviews\DecisionReviewStore;
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

/** What notices say about reviews of results: to applicants with the answer, to others without anything that the application or the request says. */
final readonly class DecisionReviewMail implements NoticeSource, Mail
{
    private const RECEIVED = 'applications.decision_review_received';
    private const DISMISSED = 'applications.decision_review_dismissed';
    private const UPHELD = 'applications.decision_review_upheld';
    private const ELIGIBLE = 'applications.decision_review_eligible';
    private const ASKED = 'applications.decision_review_asked';
    private const NAMED = 'applications.decision_review_named';
    private const UNANSWERABLE = 'applications.decision_review_unanswerable';
    /** Keys in paths.json. */
    private const OWN = 'ownApplications';
    private const REVIEW = 'decisionReview';

    public function __construct(
        private MailedNotices $mailed,
        private DecisionReviewStore $reviews,
        private DecisionStore $decisions,
        private ApplicationScreen $screen,
        private Config $config,
    ) {
    }

    public function key(): string
    {
        return NoticeKind::DECISION_REVIEW_MAIL;
    }

    /** @return MailContent|null null: the review or its call is gone */
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
        return [NoticeKind::DecisionReview];
    }

    public function contents(array $notices, array $records, Lang $language): array
    {
        $contents = [];
        foreach ($this->texts($notices, $records, $language, false) as $id => [$event, $text, $review]) {
            $contents[$id] = match (true) {
                $event->isForApplicants() => NoticeContent::of($text, screen: self::OWN),
                $event === DecisionReviewEvent::Unanswerable => NoticeContent::of($text),
                default => NoticeContent::of($text, screen: self::REVIEW, screenId: $review->applicationId),
            };
        }

        return $contents;
    }

    /**
     * @param non-empty-list<Notice> $notices
     * @param array<int, Record> $calls by post id
     * @return array<int, array{DecisionReviewEvent, MailContent, DecisionReview}> by id of the notice; those of which nothing is known any more are left out
     */
    private function texts(array $notices, array $calls, Lang $language, bool $hasButton): array
    {
        $reviews = $this->reviews->findMany(array_map(static fn (Notice $notice): int => $notice->number(DecisionReviewNotices::REVIEW), $notices));
        $numbers = $this->decisions->numbersOf(array_values(array_map(static fn (DecisionReview $each): int => $each->submissionId, $reviews)));
        $texts = [];
        foreach ($notices as $notice) {
            $event = DecisionReviewEvent::tryFrom($notice->text(DecisionReviewNotices::EVENT));
            $review = $reviews[$notice->number(DecisionReviewNotices::REVIEW)] ?? null;
            $call = $calls[$notice->number(Notify::POST)] ?? null;
            if ($event !== null && $review !== null && $call !== null) {
                $texts[$notice->id] = [$event, MailTexts::content(self::name($event), $language, [
                    'title' => $call->title,
                    'number' => $numbers[$review->submissionId] ?? '',
                    'text' => $review->answer,
                ], $hasButton ? $this->address($event, $review, $language) : null), $review];
            }
        }

        return $texts;
    }

    /** @return string|null null: the administrators’ screen is not on the site */
    private function address(DecisionReviewEvent $event, DecisionReview $review, Lang $language): ?string
    {
        return match (true) {
            $event->isForApplicants() => SiteAddress::of($this->screen->path($review->applicationId, $language)),
            $event === DecisionReviewEvent::Unanswerable => null,
            default => SiteAddress::of(str_replace(':id', (string) $review->applicationId, $this->config->pagePath(self::REVIEW, $language->value))),
        };
    }

    private static function name(DecisionReviewEvent $event): string
    {
        return match ($event) {
            DecisionReviewEvent::Received => self::RECEIVED,
            DecisionReviewEvent::Dismissed => self::DISMISSED,
            DecisionReviewEvent::Upheld => self::UPHELD,
            DecisionReviewEvent::Eligible => self::ELIGIBLE,
            DecisionReviewEvent::Asked => self::ASKED,
            DecisionReviewEvent::Named => self::NAMED,
            DecisionReviewEvent::Unanswerable => self::UNANSWERABLE,
        };
    }
}
