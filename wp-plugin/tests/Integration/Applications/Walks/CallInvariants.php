<?php

declare(strict_types=1);

namespace Passerelle\Tests\Integration\Applications\Walks;

use Passerelle\Applications\ApplicationTables;
use Passerelle\Applications\Decisions\DecisionTables;
use Passerelle\Applications\Decisions\Offers\ReadOwnDecision;
use Passerelle\Applications\Decisions\Preparing\ReadDecisions;
use Passerelle\Applications\Decisions\Publication\LetterMail;
use Passerelle\Applications\Review\Ranking\ReadRanking;
use Passerelle\Applications\Review\ReviewTables;
use Passerelle\Kernel\Database;
use Passerelle\Kernel\DomainError;
use Passerelle\Mail\Recipient;
use Passerelle\Notices\NoticeKind;
use Passerelle\Plugin;
use Passerelle\Rights\Viewer;

/** What holds after whatever anybody did with the applications to a call, by what is stored and by what its readers are shown. */
final class CallInvariants
{
    private const OFFERS = ['selected', 'confirmed', 'declined', 'revoked'];

    /** @var array<string, string> bytes of what was sent, by submission and number */
    private array $sent = [];
    /** @var array<int, string> letters of decisions as they were previewed last, by decision */
    private array $previews = [];
    /** @var array<int, true> decisions whose letters were compared with their previews */
    private array $published = [];
    /** @var array<string, true> application and reviewer that belong to one structure */
    private array $related = [];

    /** @param Viewer $reader runs the call and scores nothing */
    public function __construct(private readonly Database $db, private readonly int $callId, private readonly int $callGroup, private readonly Viewer $reader)
    {
    }

    /** From now on, the reviewer and who applies belong to one structure. */
    public function relate(int $application, Viewer $reviewer): void
    {
        $this->related["{$application} {$reviewer->id}"] = true;
    }

    /** Everything that a refused action leaves as it is. */
    public function fingerprint(): string
    {
        $columns = [
            ApplicationTables::APPLICATIONS => 'id, number, withdrawn_at',
            ApplicationTables::SUBMISSIONS => 'id, state, version, handling, sent_number, answers',
            ApplicationTables::SNAPSHOTS => 'submission_id, number, sha256',
            DecisionTables::DECISIONS => 'id, kind, place, sources, published_at, answer',
            ReviewTables::ASSIGNMENTS => 'id, state',
            ReviewTables::SCORES => 'assignment_id, version',
            ReviewTables::CONFLICTS => 'id',
            ApplicationTables::EVENTS => 'id',
            'outbox' => 'id',
        ];
        $rows = [];
        foreach ($columns as $table => $read) {
            $rows[] = $this->db->rows("SELECT {$read} FROM {$this->db->table($table)} ORDER BY {$read}");
        }

        return hash('sha256', serialize($rows));
    }

    /** @return string|null what does not hold */
    public function problem(Plugin $plugin): ?string
    {
        return $this->sentProblem() ?? $this->stateProblem() ?? $this->letterProblem($plugin) ?? $this->mailProblem($plugin) ?? $this->scoreProblem($plugin);
    }

    /** The last version of each submission counts, and none ever changes. */
    private function sentProblem(): ?string
    {
        [$submissions, $snapshots] = [$this->db->table(ApplicationTables::SUBMISSIONS), $this->db->table(ApplicationTables::SNAPSHOTS)];
        $rows = $this->db->rows(
            "SELECT snapshot.submission_id, snapshot.number, snapshot.document, snapshot.sha256, snapshot.sent_at, submission.sent_number FROM {$snapshots} snapshot"
                . " JOIN {$submissions} submission ON submission.id = snapshot.submission_id ORDER BY snapshot.submission_id, snapshot.number",
        );
        $counted = [];
        foreach ($rows as $row) {
            $key = "{$row['submission_id']} {$row['number']}";
            $bytes = "{$row['sent_at']} {$row['sha256']} {$row['document']}";
            $this->sent[$key] ??= $bytes;
            if ($this->sent[$key] !== $bytes || hash('sha256', (string) $row['document']) !== $row['sha256']) {
                return "what was sent has changed: {$key}";
            }
            $counted[(int) $row['submission_id']] = [(int) $row['number'], (int) $row['sent_number']];
        }
        foreach ($counted as $submission => [$last, $sentNumber]) {
            if ($last !== $sentNumber) {
                return "version {$sentNumber} of {$last} counts: {$submission}";
            }
        }

        return count($rows) === count($this->sent) ? null : 'what was sent is gone';
    }

    /** A state that a decision makes has its published decision. */
    private function stateProblem(): ?string
    {
        [$submissions, $decisions] = [$this->db->table(ApplicationTables::SUBMISSIONS), $this->db->table(DecisionTables::DECISIONS)];
        $rows = $this->db->rows(
            "SELECT submission.id, submission.state, decision.kind FROM {$submissions} submission LEFT JOIN {$decisions} decision ON decision.id ="
                . " (SELECT MAX(last.id) FROM {$decisions} last WHERE last.submission_id = submission.id AND last.published_at IS NOT NULL)",
        );
        foreach ($rows as $row) {
            $state = in_array($row['state'], self::OFFERS, true) ? 'selected' : $row['state'];
            $isDecided = !in_array($state, ['draft', 'sent', 'eligible', 'ineligible'], true);
            if ($isDecided ? $row['kind'] !== $state : $row['kind'] !== null) {
                return "state {$row['state']} with decision " . ($row['kind'] ?? 'none');
            }
        }

        return null;
    }

    /** Letters are shown as they were previewed, and never change once they are published. */
    private function letterProblem(Plugin $plugin): ?string
    {
        foreach ($this->decisions() as $decision) {
            $id = (int) $decision['id'];
            $application = (int) $decision['application_id'];
            if ($decision['published_at'] === null) {
                $this->previews[$id] = self::letters($plugin->get(ReadDecisions::class)->letters($this->reader, $application)['letters']);
            } elseif (!isset($this->published[$id])) {
                $this->published[$id] = true;
                // An upheld review publishes at once what it has previewed.
                $shown = $this->ownLetters($plugin, (int) $decision['user_id'], $application, (int) $decision['stage']);
                $this->previews[$id] ??= $shown;
                if ($shown !== $this->previews[$id]) {
                    return "another letter than its preview: {$id}";
                }
            } elseif ($this->storedLetters($id) !== $this->previews[$id]) {
                return "a published letter has changed: {$id}";
            }
        }

        return null;
    }

    /** Each published decision has one mail for each person who sends the application, and no other has one. */
    private function mailProblem(Plugin $plugin): ?string
    {
        $mails = [];
        foreach ($this->db->column("SELECT payload FROM {$this->db->table('outbox')} WHERE payload LIKE %s", '%' . NoticeKind::DECISION_LETTER_MAIL . '%') as $payload) {
            /** @var array{userId: int, data: array{decision: int}} $queued */
            $queued = json_decode($payload, true);
            $mails[$queued['data']['decision']][] = $queued['userId'];
        }
        foreach ($this->decisions() as $decision) {
            $expected = $decision['published_at'] === null ? [] : [(int) $decision['user_id']];
            if (($mails[(int) $decision['id']] ?? []) !== $expected) {
                return "not one mail for a published decision, or one too early: {$decision['id']}";
            }
            $recipient = Recipient::ofUser((int) $decision['user_id']);
            $content = $recipient === null ? null : $plugin->get(LetterMail::class)->content($recipient, ['decision' => (int) $decision['id']]);
            if (($content !== null) !== ($decision['published_at'] !== null)) {
                return "a letter without its state: {$decision['id']}";
            }
            unset($mails[(int) $decision['id']]);
        }

        return $mails === [] ? null : 'a mail for a decision that is not there';
    }

    /** No score counts of whoever stepped back or has a conflict, whatever the ranking is asked for. */
    private function scoreProblem(Plugin $plugin): ?string
    {
        [$assignments, $scores, $conflicts, $submissions] = array_map(
            $this->db->table(...),
            [ReviewTables::ASSIGNMENTS, ReviewTables::SCORES, ReviewTables::CONFLICTS, ApplicationTables::SUBMISSIONS],
        );
        $final = $this->db->rows(
            "SELECT submission.application_id, assignment.user_id FROM {$scores} score JOIN {$assignments} assignment ON assignment.id = score.assignment_id"
                . " JOIN {$submissions} submission ON submission.id = assignment.submission_id WHERE score.final_at IS NOT NULL AND assignment.state = 'done' AND NOT EXISTS"
                . " (SELECT 1 FROM {$conflicts} conflict WHERE conflict.application_id = submission.application_id AND conflict.user_id = assignment.user_id)",
        );
        $free = array_filter($final, fn (array $row): bool => !isset($this->related["{$row['application_id']} {$row['user_id']}"]));
        $counted = array_count_values(array_map(intval(...), array_column($free, 'application_id')));
        /** @var list<array{id: int, scores: int}> $rows */
        $rows = $plugin->get(ReadRanking::class)->data($this->reader, $this->callId, null, null)['rows'];
        foreach ($rows as $row) {
            if ($row['scores'] !== ($counted[$row['id']] ?? 0)) {
                return "{$row['scores']} scores count instead of " . ($counted[$row['id']] ?? 0);
            }
        }

        return null;
    }

    /** @return list<array<string, string|null>> */
    private function decisions(): array
    {
        [$decisions, $submissions, $applications] = array_map($this->db->table(...), [DecisionTables::DECISIONS, ApplicationTables::SUBMISSIONS, ApplicationTables::APPLICATIONS]);

        return $this->db->rows(
            "SELECT decision.id, decision.published_at, submission.application_id, submission.stage, application.user_id FROM {$decisions} decision"
                . " JOIN {$submissions} submission ON submission.id = decision.submission_id JOIN {$applications} application ON application.id = submission.application_id"
                . ' WHERE application.call_group = %d ORDER BY decision.id',
            $this->callGroup,
        );
    }

    private function ownLetters(Plugin $plugin, int $userId, int $application, int $stage): string
    {
        try {
            return self::letters($plugin->get(ReadOwnDecision::class)->data(new Viewer($userId, []), $application, $stage)['letters']);
        } catch (DomainError $error) {
            return $error->errorCode;
        }
    }

    private function storedLetters(int $decision): string
    {
        return self::letters($this->db->rows("SELECT body, language, subject FROM {$this->db->table(DecisionTables::LETTERS)} WHERE decision_id = %d", $decision));
    }

    private static function letters(mixed $letters): string
    {
        $texts = array_column((array) $letters, 'body', 'language');
        $subjects = array_column((array) $letters, 'subject', 'language');
        ksort($texts);
        ksort($subjects);

        return serialize([$subjects, $texts]);
    }
}
