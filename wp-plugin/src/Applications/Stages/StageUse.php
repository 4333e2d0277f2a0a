<?php

declare(strict_types=1);

namespace Passerelle\Applications\Stages;

use Passerelle\Applications\ApplicationTables;
use Passerelle\Applications\Decisions\DecisionKind;
use Passerelle\Applications\Decisions\DecisionTables;
use Passerelle\Applications\Stage;
use Passerelle\Kernel\Database;

/** Whether applications were advanced to a stage, or will be by a decision that is prepared. */
final readonly class StageUse
{
    public function __construct(private Database $db)
    {
    }

    /** Whether there are drafts or sent ones, trials not counted. */
    public function isUsed(Stage $stage): bool
    {
        return $this->db->value(
            "SELECT submission.id FROM {$this->joined()} WHERE application.call_group = %d AND submission.stage = %d AND application.trial_until IS NULL LIMIT 1",
            $stage->callGroup,
            $stage->number,
        ) !== null || $this->isPrepared($stage);
    }

    private function isPrepared(Stage $stage): bool
    {
        return $this->db->value(
            "SELECT decision.id FROM {$this->joined()} JOIN {$this->db->table(DecisionTables::DECISIONS)} decision ON decision.open_submission = submission.id"
                . ' WHERE application.call_group = %d AND submission.stage = %d AND decision.kind = %s LIMIT 1',
            $stage->callGroup,
            $stage->number - 1,
            DecisionKind::Advanced->value,
        ) !== null;
    }

    private function joined(): string
    {
        return "{$this->db->table(ApplicationTables::SUBMISSIONS)} submission"
            . " JOIN {$this->db->table(ApplicationTables::APPLICATIONS)} application ON application.id = submission.application_id";
    }
}
