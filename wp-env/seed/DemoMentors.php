<?php

declare(strict_types=1);

namespace Passerelle\Demo;

use Passerelle\Applications\ApplicationTables;
use Passerelle\Applications\Mentoring\ChangeMentor;
use Passerelle\Applications\Mentoring\MentorAction;
use Passerelle\Applications\Mentoring\MentorTables;
use Passerelle\Content\Record;

/** Mentors of applications to a call: proposed by those who run it, accepted by who applies. */
final readonly class DemoMentors
{
    public function __construct(private DemoPast $past)
    {
    }

    /**
     * Once for each call: where there is a mentor already, nothing is added.
     *
     * @param array<mixed> $mentors of the demo content
     */
    public function ensure(Record $call, array $mentors): void
    {
        $db = $this->past->db;
        [$applications, $rows] = [$db->table(ApplicationTables::APPLICATIONS), $db->table(MentorTables::MENTORS)];
        $own = "SELECT id FROM {$applications} WHERE call_group = %d";
        $has = $db->value("SELECT 1 FROM {$rows} WHERE application_id IN ({$own})", $call->groupId);
        if ($has === null) {
            $this->past->happen(fn () => array_map(fn (array $each) => $this->accept($call, $each['mentor'], $each['applicant']), $mentors));
        }
    }

    private function accept(Record $call, string $mentor, string $applicant): void
    {
        $this->past->clock->set($this->past->now);
        $person = $this->past->viewer($applicant);
        $id = (int) $this->past->db->value(
            "SELECT id FROM {$this->past->db->table(ApplicationTables::APPLICATIONS)} WHERE call_group = %d AND user_id = %d AND number IS NOT NULL",
            $call->groupId,
            $person->id,
        );
        $change = $this->past->plugin->get(ChangeMentor::class);
        $change($this->past->viewer(DemoEligibility::MANAGER), MentorAction::Propose, $id, $this->past->viewer($mentor)->id);
        $change($person, MentorAction::Accept, $id, $this->past->viewer($mentor)->id);
    }
}
