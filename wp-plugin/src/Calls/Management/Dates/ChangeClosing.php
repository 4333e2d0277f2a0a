<?php

declare(strict_types=1);

namespace Passerelle\Calls\Management\Dates;

use DateTimeImmutable;
use Passerelle\Calls\Management\CallAction;
use Passerelle\Calls\Management\CallRequest;
use Passerelle\Calls\Management\Instants;
use Passerelle\Calls\CallDates;
use Passerelle\Content\Actions\DependentChanges;
use Passerelle\Content\Cause;
use Passerelle\Content\Definition;
use Passerelle\Content\Definitions;
use Passerelle\Content\Model\ContentType;
use Passerelle\Content\Record;
use Passerelle\Content\Records;
use Passerelle\Content\Values;
use Passerelle\Kernel\Clock;
use Passerelle\Kernel\Composition\From;
use Passerelle\Kernel\DomainError;
use Passerelle\Kernel\FieldError;
use Passerelle\Kernel\FieldErrorCode;
use Passerelle\Kernel\Transaction;
use Passerelle\Rights\Transition;
use Passerelle\Rights\Viewer;

/**
 * Extends a public call or closes it early, in all its languages. Only the closing date is looked at: what else the call lacks by
 * rules of today does not keep its deadline from being moved, nor does an edit lock.
 */
final readonly class ChangeClosing
{
    private const FIELD = 'closesAt';

    public function __construct(
        private Records $records,
        private DependentChanges $changes,
        #[From(Definitions::class, 'of', ContentType::CallForApplication)] private Definition $definition,
        private Transaction $transaction,
        private Clock $clock,
    ) {
    }

    /**
     * The caller checks the rights and what the request has.
     *
     * @throws DomainError invalid_fields, invalid_transition: closing early what is closed · stale_version
     */
    public function __invoke(Viewer $viewer, CallRequest $request, Record $call): Record
    {
        if ($request->version !== $call->version) {
            throw DomainError::staleVersion();
        }
        $closesAt = $request->action === CallAction::Extend
            ? $this->later($viewer, (string) $request->closesAt, $call)
            : $this->earlier($viewer, trim((string) $request->closesAt), $call);
        $transition = $request->action === CallAction::Extend ? Transition::Extend : Transition::CloseEarly;

        return $this->write($call, $closesAt, new Cause($viewer, $transition, trim((string) $request->reason)));
    }

    private function later(Viewer $viewer, string $text, Record $call): DateTimeImmutable
    {
        $closesAt = Instants::read($viewer, self::FIELD, $text, Instants::zoneOf($call));
        $isLater = $closesAt > $this->clock->now() && $closesAt > CallDates::of($call->values)->closesAt;

        return $isLater ? $this->afterOpening($closesAt, $call) : throw self::refused(FieldErrorCode::NotLater);
    }

    private function earlier(Viewer $viewer, string $text, Record $call): DateTimeImmutable
    {
        $now = $this->clock->now();
        $current = CallDates::of($call->values)->closesAt;
        if ($current !== null && $current <= $now) {
            throw new DomainError('invalid_transition');
        }
        $closesAt = $text === '' ? $now : Instants::read($viewer, self::FIELD, $text, Instants::zoneOf($call));
        $isEarlier = $closesAt >= $now && ($current === null || $closesAt < $current);

        return $isEarlier ? $this->afterOpening($closesAt, $call) : throw self::refused(FieldErrorCode::NotEarlier);
    }

    private function afterOpening(DateTimeImmutable $closesAt, Record $call): DateTimeImmutable
    {
        $opensAt = CallDates::of($call->values)->opensAt;

        return $opensAt === null || $closesAt > $opensAt ? $closesAt : throw self::refused(FieldErrorCode::ClosingBeforeOpening);
    }

    private function write(Record $call, DateTimeImmutable $closesAt, Cause $cause): Record
    {
        $closing = [self::FIELD => Instants::stored($closesAt)];
        $values = [...$closing, ...$this->definition->compute(new Values([...$call->values->all(), ...$closing]), $call)];

        return $this->transaction->run(function () use ($call, $values, $cause): Record {
            $this->changes->write($call, $values, $cause);
            $group = $this->records->findGroups([$call->groupId])[$call->groupId] ?? [];
            foreach ($group as $sibling) {
                if ($sibling->id !== $call->id) {
                    $this->changes->write($sibling, $values, $cause);
                }
            }

            return $this->records->find($call->id) ?? throw DomainError::notFound();
        });
    }

    private static function refused(FieldErrorCode $code): DomainError
    {
        return DomainError::invalid([new FieldError(self::FIELD, $code->value)]);
    }
}
