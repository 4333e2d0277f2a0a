<?php

declare(strict_types=1);

namespace Passerelle\Applications\Stages;

use Passerelle\Applications\Forms\Storage\FormStore;
use Passerelle\Applications\Stage;
use Passerelle\Kernel\Clock;
use Passerelle\Kernel\Composition\Limit;
use Passerelle\Kernel\DomainError;

/** The stage to which applications can be advanced. */
final readonly class NextStage
{
    /** @param int $shortest seconds that it is still open for */
    public function __construct(
        private StageStore $store,
        private FormStore $forms,
        private Clock $clock,
        #[Limit('callStages', 'shortestHours', Limit::PER_HOUR)] private int $shortest,
    ) {
    }

    /** @return CallStage|null null: the stage is the last one */
    public function of(Stage $stage): ?CallStage
    {
        return $this->store->find($stage->next());
    }

    /** Whether applicants find a form there, and have time to answer it. */
    public function isReady(CallStage $next): bool
    {
        return $next->closesAt->getTimestamp() - $this->clock->now()->getTimestamp() >= $this->shortest && $this->forms->find($next->stage)->published > 0;
    }

    /**
     * Within a transaction: until its end, the next stage is neither changed nor removed.
     *
     * @throws DomainError stage_not_ready
     */
    public function require(Stage $stage): void
    {
        $this->store->lock($stage->callGroup);
        $next = $this->of($stage);
        if ($next === null || !$this->isReady($next)) {
            throw new DomainError('stage_not_ready');
        }
    }
}
