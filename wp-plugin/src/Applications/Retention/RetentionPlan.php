<?php

declare(strict_types=1);

namespace Passerelle\Applications\Retention;

use DateTimeImmutable;

/**
 * Decides what the end of a retention asks for now. Nothing is removed without two notices, of which the first comes its full number of
 * days before, however late it is sent. An end that moves beyond what was announced cancels notices, and a removal.
 */
final readonly class RetentionPlan
{
    public function __construct(private RetentionTimes $times)
    {
    }

    /** @param DateTimeImmutable|null $end of the retention as it is now; null: not foreseen */
    public function next(Standing $standing, ?DateTimeImmutable $end, DateTimeImmutable $now): RetentionStep
    {
        if ($standing->removalAt !== null && ($end === null || $end > $standing->removalAt)) {
            return new RetentionStep(RetentionAct::Cancel, new Standing(), $now);
        }
        if ($standing->removedAt !== null) {
            return $this->removed($standing, $standing->removedAt->modify("+{$this->times->recover} days"), $now);
        }
        if ($standing->removalAt === null) {
            return $this->first($end, $now);
        }
        if ($standing->notices < 2) {
            return $this->last($standing, $standing->removalAt, $now);
        }

        return $now < $standing->removalAt
            ? $this->later($standing, $standing->removalAt, $now)
            : $this->remove(new Standing($standing->notices, $standing->removalAt, $now), $now);
    }

    private function remove(Standing $removed, DateTimeImmutable $now): RetentionStep
    {
        return new RetentionStep(RetentionAct::Remove, $removed, $this->soon($now->modify("+{$this->times->recover} days"), $now));
    }

    private function removed(Standing $standing, DateTimeImmutable $purgeAt, DateTimeImmutable $now): RetentionStep
    {
        return $now < $purgeAt ? $this->later($standing, $purgeAt, $now) : new RetentionStep(RetentionAct::Purge, $standing, null);
    }

    private function first(?DateTimeImmutable $end, DateTimeImmutable $now): RetentionStep
    {
        if ($end === null) {
            return $this->later(new Standing(), null, $now);
        }
        $noticeAt = $end->modify("-{$this->times->firstNotice} days");

        return $noticeAt > $now
            ? $this->later(new Standing(), $noticeAt, $now)
            : $this->notify(1, max($end, $now->modify("+{$this->times->firstNotice} days")), $now);
    }

    private function last(Standing $standing, DateTimeImmutable $removalAt, DateTimeImmutable $now): RetentionStep
    {
        $noticeAt = $removalAt->modify("-{$this->times->lastNotice} days");

        return $noticeAt > $now
            ? $this->later($standing, $noticeAt, $now)
            : $this->notify(2, max($removalAt, $now->modify("+{$this->times->lastNotice} days")), $now);
    }

    private function notify(int $notices, DateTimeImmutable $removalAt, DateTimeImmutable $now): RetentionStep
    {
        $next = $notices === 1 ? $removalAt->modify("-{$this->times->lastNotice} days") : $removalAt;

        return new RetentionStep(RetentionAct::Notify, new Standing($notices, $removalAt), $this->soon($next, $now));
    }

    private function later(Standing $standing, ?DateTimeImmutable $next, DateTimeImmutable $now): RetentionStep
    {
        return new RetentionStep(RetentionAct::Nothing, $standing, $this->soon($next, $now));
    }

    private function soon(?DateTimeImmutable $next, DateTimeImmutable $now): DateTimeImmutable
    {
        $check = $now->modify("+{$this->times->every} hours");

        return $next === null ? $check : min($next, $check);
    }
}
