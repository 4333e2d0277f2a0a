<?php

declare(strict_types=1);

namespace Passerelle\Newsletter\Issues;

use Passerelle\Security\Audit\AuditEntry;
use Passerelle\Security\Audit\AuditLog;
use Passerelle\Rights\Viewer;

/** Lines of the audit log about issues: by number, without addresses. */
final readonly class IssueAudit
{
    private const PREFIX = 'newsletter_';
    private const SAVE = 'save';

    public function __construct(private AuditLog $log)
    {
    }

    public function saved(Viewer $viewer, Issue $issue): void
    {
        $states = [$issue->version === 1 ? '' : IssueState::Draft->value, IssueState::Draft->value];
        $this->record($viewer, self::SAVE, $states, ['issue' => $issue->id, 'language' => $issue->content->language->value]);
    }

    /** @param array<string, int|string> $facts */
    public function moved(Viewer $viewer, Issue $issue, IssueStep $step, array $facts): void
    {
        $this->record($viewer, $step->value, [$issue->state->value, $step->to()->value], ['issue' => $issue->id, 'language' => $issue->content->language->value, ...$facts]);
    }

    public function decided(Viewer $viewer, Letter $letter, LetterDecision $decision): void
    {
        $states = [LetterState::Uncertain->value, $decision->state()->value];
        $this->record($viewer, $decision->value, $states, ['issue' => $letter->issueId, 'letter' => $letter->id]);
    }

    /**
     * @param array{string, string} $states before and after
     * @param array<string, int|string> $facts
     */
    private function record(Viewer $viewer, string $action, array $states, array $facts): void
    {
        $words = array_map(static fn (string $name, int|string $value): string => "{$name}={$value}", array_keys($facts), $facts);
        $this->log->record(new AuditEntry($viewer->id, $viewer->roles, 0, 0, self::PREFIX . $action, $states[0], $states[1], [], implode(' ', $words)));
    }
}
