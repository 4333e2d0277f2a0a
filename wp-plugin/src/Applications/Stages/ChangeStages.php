<?php

declare(strict_types=1);

namespace Passerelle\Applications\Stages;

use DateTimeImmutable;
use Passerelle\Applications\Forms\Composing\CallsOfManagers;
use Passerelle\Applications\Stage;
use Passerelle\Calls\CallDates;
use Passerelle\Calls\Management\Instants;
use Passerelle\Content\Record;
use Passerelle\Kernel\DomainError;
use Passerelle\Kernel\FieldError;
use Passerelle\Kernel\Transaction;
use Passerelle\Languages\Lang;
use Passerelle\Rights\Viewer;

/** Adds, changes and removes stages of a call, for those who may edit it. */
final readonly class ChangeStages
{
    public function __construct(
        private CallsOfManagers $calls,
        private StageStore $store,
        private StageRules $rules,
        private StageUse $use,
        private ReadStages $read,
        private StageEffects $effects,
        private Transaction $transaction,
    ) {
    }

    /** @throws DomainError not_found, also for calls of others · invalid_transition: it may have no other stage · invalid_fields · stale_version with the stages as they are */
    public function save(Viewer $viewer, StageRequest $request): void
    {
        $call = $this->calls->find($viewer, $request->callId);
        $opensAt = self::instant($viewer, $call, 'opensAt', $request->opensAt);
        $closesAt = self::instant($viewer, $call, 'closesAt', $request->closesAt);
        $this->transaction->run(function () use ($viewer, $request, $call, $opensAt, $closesAt): void {
            $stages = array_column(array_map(static fn (CallStage $each): array => [$each->stage->number, $each], $this->store->lock($call->groupId)), 1, 0);
            $number = $request->number ?? count($stages) + Stage::FIRST + 1;
            $stored = $stages[$number] ?? null;
            if ($request->number === null && !$this->read->mayAdd($call, array_values($stages))) {
                throw new DomainError('invalid_transition');
            }
            if ($request->number !== null && $stored === null) {
                throw DomainError::notFound();
            }
            if ($stored !== null && $stored->version !== $request->version) {
                throw DomainError::staleVersion($this->read->data($viewer, $call->id));
            }
            $stage = new CallStage(Stage::of($call->groupId, $number), self::names($request), $opensAt, $closesAt, $stored->version ?? 0);
            $previous = ($stages[$number - 1] ?? null)?->dates() ?? CallDates::of($call->values);
            $isInUse = $stored !== null && $this->use->isUsed($stage->stage);
            $problems = $this->rules->problems($stage, $stored, $previous, $stages[$number + 1] ?? null, $isInUse);
            if ($problems !== []) {
                throw DomainError::invalid($problems);
            }
            $this->store->save($stage);
            $this->effects->saved($viewer, $call, $stage, $stored);
        });
    }

    /** @throws DomainError not_found · stale_version · stage_in_use */
    public function remove(Viewer $viewer, int $callId, int $number, int $version): void
    {
        $call = $this->calls->find($viewer, $callId);
        $this->transaction->run(function () use ($viewer, $call, $number, $version): void {
            $stages = $this->store->lock($call->groupId);
            $stage = Stage::of($call->groupId, $number);
            $stored = $this->store->find($stage) ?? throw DomainError::notFound();
            if ($stored->version !== $version) {
                throw DomainError::staleVersion($this->read->data($viewer, $call->id));
            }
            if ($stages[count($stages) - 1]->stage->number !== $number || $this->use->isUsed($stage)) {
                throw new DomainError('stage_in_use');
            }
            $this->effects->removed($viewer, $call, $stored);
        });
    }

    /** @throws DomainError invalid_fields */
    private static function instant(Viewer $viewer, Record $call, string $field, string $text): DateTimeImmutable
    {
        return trim($text) === ''
            ? throw DomainError::invalid([new FieldError($field, 'required')])
            : Instants::read($viewer, $field, $text, Instants::zoneOf($call));
    }

    /** @return array<string, string> by language */
    private static function names(StageRequest $request): array
    {
        $names = [];
        foreach (Lang::cases() as $language) {
            $names[$language->value] = trim((string) preg_replace('/\s+/u', ' ', $request->names[$language->value] ?? ''));
        }

        return $names;
    }
}
