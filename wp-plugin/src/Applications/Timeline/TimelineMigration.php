<?php

declare(strict_types=1);

namespace Passerelle\Applications\Timeline;

use Passerelle\Applications\ApplicationTables;
use Passerelle\Applications\Completions\CompletionTables;
use Passerelle\Kernel\Database;
use Passerelle\Kernel\Migrations\Migration;

/** Enters what happened before there was a timeline: what was sent, asked and withdrawn. Who did it is known of those who apply for themselves only. */
final readonly class TimelineMigration implements Migration
{
    private const APPLICANT = 'CASE WHEN application.structure_group = 0 THEN application.user_id ELSE 0 END';

    public function id(): string
    {
        return 'applications.010_timeline';
    }

    public function up(Database $db): void
    {
        $events = $db->table(ApplicationTables::EVENTS);
        $applications = "{$db->table(ApplicationTables::APPLICATIONS)} application";
        $submissions = "{$db->table(ApplicationTables::SUBMISSIONS)} submission ON submission.application_id = application.id";
        $snapshots = "{$db->table(ApplicationTables::SNAPSHOTS)} snapshot ON snapshot.submission_id = submission.id";
        $completions = "{$db->table(CompletionTables::COMPLETIONS)} completion ON completion.submission_id = submission.id";
        $present = "application.user_id <> 0 AND application.trial_until IS NULL AND NOT EXISTS (SELECT 1 FROM {$events} event WHERE event.application_id = application.id";
        $sources = [
            [TimelineEvent::Sent, 'snapshot.sent_at', self::APPLICANT, "CONCAT('{\"number\":', snapshot.number, '}')", "{$submissions} JOIN {$snapshots}"],
            [TimelineEvent::FileRefused, 'completion.asked_at', '0', "CONCAT('{\"number\":', completion.asked_number, '}')", "{$submissions} JOIN {$completions}"],
            [TimelineEvent::Withdrawn, 'application.withdrawn_at', self::APPLICANT, "CONCAT('{\"number\":', submission.sent_number, '}')", $submissions],
        ];
        foreach ($sources as [$event, $at, $actor, $data, $joined]) {
            $db->execute(
                "INSERT INTO {$events} (application_id, kind, actor_id, at, data) SELECT application.id, %s, {$actor}, {$at}, {$data}"
                    . " FROM {$applications} JOIN {$joined} WHERE {$present} AND event.kind = %s) AND {$at} IS NOT NULL ORDER BY {$at}",
                $event->value,
                $event->value,
            );
        }
    }
}
