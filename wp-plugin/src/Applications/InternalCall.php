<?php

declare(strict_types=1);

namespace Passerelle\Applications;

use DateTimeImmutable;
use Passerelle\Applications\Stages\CallStage;
use Passerelle\Calls\CallDates;
use Passerelle\Calls\CallDefinition;
use Passerelle\Calls\CallState;
use Passerelle\Calls\ManagementMode;
use Passerelle\Content\Record;
use Passerelle\Kernel\DomainError;
use Passerelle\Languages\Lang;

/** A call that people apply to on the platform, with what its dates, or those of a later stage, say now. */
final readonly class InternalCall
{
    private const OPEN = [CallState::Open, CallState::ClosingSoon];

    /**
     * @param CallState $state of the call, or at the stage
     * @param DateTimeImmutable $now instant of the state
     * @param CallStage|null $stage null: the first
     */
    public function __construct(public Record $record, public CallState $state, public DateTimeImmutable $now, public ?CallStage $stage = null)
    {
    }

    public function isOpen(): bool
    {
        return in_array($this->state, self::OPEN, true);
    }

    /** Whether the dates of the published call say that it was open at an instant. */
    public function wasOpenAt(DateTimeImmutable $instant): bool
    {
        return in_array(CallState::at($instant, $this->record->status, $this->dates(), 0), self::OPEN, true);
    }

    public function isClosed(): bool
    {
        return $this->state === CallState::Closed;
    }

    /** Why it receives nothing now: call_closed, with the date, or call_not_open. */
    public function refusal(): DomainError
    {
        return match (true) {
            !$this->isClosed() => new DomainError('call_not_open'),
            default => DomainError::dated('call_closed', $this->closesAt(), $this->record->values->text('zone')),
        };
    }

    /** Whether it receives nothing any more: closed, or taken offline. */
    public function isOver(): bool
    {
        return $this->isClosed() || $this->state === CallState::Offline;
    }

    /** How many applications a person or a structure may have. */
    public function applicationsEach(): int
    {
        return max(1, $this->record->values->number(CallDefinition::APPLICATIONS_EACH) ?? 1);
    }

    /** @return int|null how many months applications are stored, as the call says */
    public function monthsKept(): ?int
    {
        return $this->record->values->number(CallDefinition::APPLICATIONS_KEPT_MONTHS);
    }

    public function closesAt(): ?DateTimeImmutable
    {
        return $this->dates()->closesAt;
    }

    public function dates(): CallDates
    {
        return $this->stage?->dates() ?? CallDates::of($this->record->values);
    }

    /** Whether people apply to the call on the platform. */
    public static function isInternal(Record $call): bool
    {
        return ManagementMode::Internal->isOf($call);
    }

    /** @return non-empty-list<Lang> in which answers may be written, and so forms are; before any is chosen, the call's own */
    public static function languages(Record $call): array
    {
        $chosen = array_values(array_filter(Lang::cases(), static fn (Lang $language): bool => in_array($language->value, $call->values->texts('depositLanguages'), true)));

        return $chosen === [] ? [$call->language] : $chosen;
    }
}
