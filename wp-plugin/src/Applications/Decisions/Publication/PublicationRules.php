<?php

declare(strict_types=1);

namespace Passerelle\Applications\Decisions\Publication;

use Passerelle\Applications\Decisions\Decision;
use Passerelle\Applications\Decisions\DecisionKind;
use Passerelle\Applications\LateLinks\LateLinkStore;
use Passerelle\Applications\Stage;
use Passerelle\Applications\Stages\NextStage;
use Passerelle\Kernel\DomainError;

/** What keeps the decisions of a stage from being published, within the transaction that publishes them. */
final readonly class PublicationRules
{
    public function __construct(private LateLinkStore $lateLinks, private NextStage $next)
    {
    }

    /**
     * Who was promised some days more is not decided about before they are over.
     *
     * @throws DomainError late_links_open
     */
    public function requireClosed(Stage $stage): void
    {
        if ($this->lateLinks->lockOpen($stage)) {
            throw new DomainError('late_links_open');
        }
    }

    /**
     * @param array<int, Decision> $prepared
     * @throws DomainError stage_not_ready: applications would be advanced to a stage without a form, or that is about to close
     */
    public function requireNext(Stage $stage, array $prepared): void
    {
        if (in_array(DecisionKind::Advanced, array_column($prepared, 'kind'), true)) {
            $this->next->require($stage);
        }
    }
}
