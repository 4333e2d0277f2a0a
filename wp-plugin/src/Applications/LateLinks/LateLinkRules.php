<?php

declare(strict_types=1);

namespace Passerelle\Applications\LateLinks;

use DateTimeImmutable;
use Passerelle\Applications\Decisions\FinalResults;
use Passerelle\Applications\Decisions\Settings\SettingsStore;
use Passerelle\Applications\Forms\Storage\FormStore;
use Passerelle\Applications\InternalCall;
use Passerelle\Applications\InternalCalls;
use Passerelle\Applications\Stage;
use Passerelle\Calls\Management\Instants;
use Passerelle\Content\Record;
use Passerelle\GraphQL\Times;
use Passerelle\Kernel\Clock;
use Passerelle\Kernel\DomainError;
use Passerelle\Kernel\EmailAddress;
use Passerelle\Kernel\FieldError;
use Passerelle\Rights\Viewer;

/** What keeps a late link from being granted. */
final readonly class LateLinkRules
{
    public function __construct(
        private InternalCalls $calls,
        private FinalResults $results,
        private SettingsStore $settings,
        private FormStore $forms,
        private LateLinkStore $links,
        private LateLinkLimits $limits,
        private Clock $clock,
    ) {
    }

    /**
     * Within a transaction, which publishing decisions waits for, and so does beginning applications: none of them is missed.
     *
     * @return InternalCall with the dates of the stage, that is public, opened once, and has published no decision
     * @throws DomainError invalid_transition · decisions_published
     */
    public function requireGivable(Record $call, Stage $stage): InternalCall
    {
        $this->settings->lock($stage);
        $this->forms->lock($stage);
        $first = $this->calls->ofGroups([$call->groupId], $call->language->value)[$call->groupId] ?? throw DomainError::notFound();
        $internal = $this->calls->atStage($first, $stage);
        $refusal = $this->refusal($internal, $stage);

        return $refusal === null ? $internal : throw new DomainError($refusal);
    }

    /** @return 'invalid_transition'|'decisions_published'|null code of what keeps any link of the stage from being granted */
    public function refusal(InternalCall $call, Stage $stage): ?string
    {
        return match (true) {
            !InternalCall::isInternal($call->record), !$call->record->status->isPublic(), !$call->isOpen() && !$call->isClosed() => 'invalid_transition',
            $this->results->arePublished($stage) => 'decisions_published',
            default => null,
        };
    }

    /** @throws DomainError invalid_fields */
    public function check(Viewer $viewer, LateLinkRequest $request, string $email): void
    {
        $own = get_userdata($viewer->id);
        $reason = trim($request->reason);
        $problems = array_values(array_filter([
            match (true) {
                $email === '' => new FieldError('email', 'required'),
                !EmailAddress::isValid($email) => new FieldError('email', 'invalid_email'),
                $own !== false && EmailAddress::normalise($own->user_email) === $email => new FieldError('email', 'own_address'),
                default => null,
            },
            match (true) {
                $reason === '' => new FieldError('reason', 'required'),
                mb_strlen($reason) > $this->limits->reason => new FieldError('reason', 'too_long', ['max' => $this->limits->reason]),
                default => null,
            },
            trim($request->until) === '' ? new FieldError('until', 'required') : null,
        ]));
        if ($problems !== []) {
            throw DomainError::invalid($problems);
        }
    }

    /** @throws DomainError invalid_fields */
    public function until(Viewer $viewer, InternalCall $call, string $text): DateTimeImmutable
    {
        $until = Instants::read($viewer, 'until', $text, Instants::zoneOf($call->record));
        [$first, $last] = [$this->limits->first($call->closesAt()), $this->limits->last()];

        return match (true) {
            $until < $first => throw DomainError::invalid([new FieldError('until', 'date_too_early', ['min' => Times::text($first)])]),
            $until > $last => throw DomainError::invalid([new FieldError('until', 'date_too_late', ['max' => Times::text($last)])]),
            default => $until,
        };
    }

    /**
     * One open link at a time for each applicant, and a number of them for each call.
     *
     * @throws DomainError late_link_open · invalid_fields
     */
    public function requireNone(Stage $stage, string $email, int $userId): void
    {
        $links = $this->links->ofStage($stage);
        foreach ($links as $link) {
            if ($link->isOpen($this->clock->now()) && ($link->email === $email || ($userId !== 0 && $link->userId === $userId))) {
                throw new DomainError('late_link_open');
            }
        }
        if (count($links) >= $this->limits->perCall) {
            throw DomainError::invalid([new FieldError('email', 'too_many_rows', ['max' => $this->limits->perCall])]);
        }
    }
}
