<?php

declare(strict_types=1);

namespace Passerelle\Applications\Stages;

use Passerelle\Applications\Stage;
use Passerelle\Kernel\DomainError;

/** Finds the stage that is asked for. */
final readonly class KnownStages
{
    public function __construct(private StageStore $store)
    {
    }

    /**
     * @param int|null $number null: the first
     * @throws DomainError not_found: the call has no such stage
     */
    public function of(int $callGroup, ?int $number): Stage
    {
        $stage = Stage::of($callGroup, $number ?? Stage::FIRST);

        return $stage->isFirst() || $this->store->find($stage) !== null ? $stage : throw DomainError::notFound();
    }
}
