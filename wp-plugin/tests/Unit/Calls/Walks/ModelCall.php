<?php

declare(strict_types=1);

namespace Passerelle\Tests\Unit\Calls\Walks;

/**
 * What a call becomes by each attempt, in rules that are written out here. Days count from now; the other language is a draft
 * with the same dates.
 */
final class ModelCall
{
    /** action => [status it starts from => status that follows] */
    private const STEPS = [
        'ready' => ['draft' => 'pending'],
        'unready' => ['pending' => 'draft'],
        'publish' => ['draft' => 'publish', 'pending' => 'publish'],
        'schedule' => ['draft' => 'future', 'pending' => 'future'],
        'unschedule' => ['future' => 'draft'],
        'offline' => ['publish' => 'private'],
        'online' => ['private' => 'publish'],
    ];

    /** The closing with which the call was first public; null before. */
    public ?int $announced = null;
    /** @var list<string> kinds of the changes of dates after it was public */
    public array $ledger = [];
    public int $version = 0;
    /** Version of the other language, which has its own. */
    public int $otherVersion = 0;

    public function __construct(public string $status, public readonly int $opens, public int $closes)
    {
        $this->announced = in_array($status, ['publish', 'private'], true) ? $closes : null;
    }

    public function extendedFrom(): ?int
    {
        return $this->announced !== null && $this->closes > $this->announced ? $this->announced : null;
    }

    /** The state now. */
    public function state(): string
    {
        return match (true) {
            $this->status === 'draft' => 'draft',
            $this->status === 'pending' => 'awaiting_publication',
            $this->status === 'future' => 'scheduled',
            $this->status === 'private' => 'offline',
            $this->closes < 0 => 'closed',
            $this->opens > 0 => 'announced',
            $this->closes <= 7 => 'closing_soon',
            default => 'open',
        };
    }

    /** @return string what is refused; '' when it is done */
    public function try(Attempt $attempt): string
    {
        return match ($attempt->action) {
            'save', 'move' => $this->save($attempt),
            'extend', 'closeEarly' => $this->close($attempt),
            'duplicate' => '',
            default => $this->step($attempt),
        };
    }

    private function save(Attempt $attempt): string
    {
        $day = $attempt->day ?? $this->closes;
        $refusal = match (true) {
            $attempt->person === 'manager' && $this->status === 'private' => 'rights_edit_call',
            $day <= $this->opens => 'closesAt: closing_before_opening',
            !$attempt->isFresh => 'stale_version',
            $this->status === 'publish' && $day < $this->closes => 'closesAt: closing_needs_reason',
            default => '',
        };
        if ($refusal === '') {
            $this->version++;
            $this->otherVersion += $day === $this->closes ? 0 : 1;
            $this->moveTo($day);
        }

        return $refusal;
    }

    private function close(Attempt $attempt): string
    {
        $isExtension = $attempt->action === 'extend';
        $day = $attempt->day ?? 0;
        $refusal = match (true) {
            !$attempt->isFresh => 'stale_version',
            $this->status !== 'publish' => 'invalid_transition',
            $isExtension && ($day <= 0 || $day <= $this->closes) => 'closesAt: not_later',
            !$isExtension && $this->closes <= 0 => 'invalid_transition',
            !$isExtension && ($day < 0 || $day >= $this->closes) => 'closesAt: not_earlier',
            $day <= $this->opens => 'closesAt: closing_before_opening',
            default => '',
        };
        if ($refusal === '') {
            $this->version++;
            $this->otherVersion++;
            $this->moveTo($day);
        }

        return $refusal;
    }

    private function step(Attempt $attempt): string
    {
        $target = self::STEPS[$attempt->action][$this->status] ?? null;
        $refusal = match (true) {
            $target === null && $attempt->isFresh => 'invalid_transition',
            $target === 'publish' && $this->status !== 'private' && $this->opens <= 0 => 'opensAt: opening_before_publication',
            !$attempt->isFresh => 'stale_version',
            default => '',
        };
        if ($refusal === '' && $target !== null) {
            $this->version++;
            $this->status = $target;
            $this->announced ??= $target === 'publish' ? $this->closes : null;
        }

        return $refusal;
    }

    private function moveTo(int $day): void
    {
        if ($day !== $this->closes && $this->announced !== null) {
            $this->ledger[] = $day > $this->closes ? 'extended' : 'closed_early';
        }
        $this->closes = $day;
    }
}
