<?php

declare(strict_types=1);

namespace Passerelle\Applications;

use DateTimeImmutable;
use Passerelle\Applications\LateLinks\LatePeriod;
use Passerelle\Applications\Submissions\Application;
use Passerelle\Kernel\DomainError;

/**
 * Until when an application is written and sent: the closing of its call, or a later instant that a late link allows. Whatever depends on
 * the closing for one application asks here.
 */
final readonly class Deadline
{
    private function __construct(private InternalCall $call, private ?LatePeriod $late)
    {
    }

    public static function of(InternalCall $call, Application $application): self
    {
        return new self($call, $application->late);
    }

    /** The deadline of an application that is not begun yet. */
    public static function ofNew(InternalCall $call, ?LatePeriod $late): self
    {
        return new self($call, $late);
    }

    public function isOpen(): bool
    {
        return $this->call->isOpen() || $this->isLate();
    }

    /** Whether it was open at an instant. */
    public function wasOpenAt(DateTimeImmutable $instant): bool
    {
        return $this->call->wasOpenAt($instant) || ($this->isExtendable() && $this->late?->includes($instant) === true);
    }

    /** Whether it is open by a late link alone. */
    public function isLate(): bool
    {
        return !$this->call->isOpen() && $this->isExtendable() && $this->late?->includes($this->call->now) === true;
    }

    /** Whether it is past. Calls that are taken offline or not open yet are not past theirs. */
    public function isPast(): bool
    {
        return $this->call->isClosed() && !$this->isLate();
    }

    /** @return DateTimeImmutable|null null: the call closes at no planned instant */
    public function at(): ?DateTimeImmutable
    {
        $closing = $this->call->closesAt();
        if ($this->late === null || ($closing === null && $this->call->isOpen())) {
            return $closing;
        }

        // A call that was ended by hand may have had a later closing, which counts for nothing.
        return $closing === null || $this->isEndedEarly($closing) ? $this->late->until : max($closing, $this->late->until);
    }

    /** Whether the call was ended by hand before its closing, or has none: no days are counted from there. */
    public function isUnplanned(): bool
    {
        $closing = $this->call->closesAt();

        return $this->late === null && ($closing === null || $this->isEndedEarly($closing));
    }

    /** @return DateTimeImmutable|null instant of an open late link that ends after the closing */
    public function lateUntil(): ?DateTimeImmutable
    {
        $closing = $this->call->isOpen() ? $this->call->closesAt() : null;
        $isLater = $this->isLate() || ($closing !== null && $this->late?->includes($this->call->now) === true && $this->late->until > $closing);

        return $isLater ? $this->late?->until : null;
    }

    /** Why nothing is received now: call_closed, with the date, or call_not_open. */
    public function refusal(): DomainError
    {
        return $this->isPast() && $this->late !== null
            ? DomainError::dated('call_closed', $this->at(), $this->call->record->values->text('zone'))
            : $this->call->refusal();
    }

    /** Whether a late link opens it: the call is public, and closed. */
    private function isExtendable(): bool
    {
        return $this->call->isClosed() && $this->call->record->status->isPublic();
    }

    private function isEndedEarly(DateTimeImmutable $closing): bool
    {
        return $this->call->isClosed() && $closing > $this->call->now;
    }
}
