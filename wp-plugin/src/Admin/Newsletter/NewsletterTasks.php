<?php

declare(strict_types=1);

namespace Passerelle\Admin\Newsletter;

use Passerelle\Admin\Oversight\AuditRows;
use Passerelle\Admin\Oversight\Exports;
use Passerelle\Kernel\DomainError;
use Passerelle\Newsletter\Issues\DecideLetter;
use Passerelle\Newsletter\Issues\MoveIssue;
use Passerelle\Newsletter\Issues\Samples;
use Passerelle\Newsletter\Proofs\ExportProofs;
use Passerelle\Rights\Viewer;

/** Performs what the forms of the screen ask for, but for composing. */
final readonly class NewsletterTasks
{
    private const EXPORT = 'newsletter_proofs_csv';

    public function __construct(
        private MoveIssue $move,
        private DecideLetter $decide,
        private Samples $samples,
        private ExportProofs $proofs,
        private Exports $exports,
    ) {
    }

    /**
     * @param array<array-key, mixed> $posted unslashed
     * @throws DomainError of the action
     */
    public function perform(Viewer $viewer, NewsletterTask $task, array $posted): void
    {
        $issueId = IssueReader::number($posted, IssueReader::ISSUE);
        [$step, $decision] = [$task->step(), $task->decision()];
        match (true) {
            $step !== null => ($this->move)($viewer, $issueId, $step, IssueReader::number($posted, IssueReader::VERSION)),
            $decision !== null => ($this->decide)($viewer, IssueReader::number($posted, NewsletterScreen::LETTER), $decision),
            $task === NewsletterTask::Test => $this->samples->test($viewer, $issueId),
            default => throw new DomainError('generic_error'),
        };
    }

    /**
     * The file as it is sent; the export is logged before its first line.
     *
     * @param string $language of the reader
     * @return iterable<string>
     * @throws DomainError forbidden for others than administrators
     */
    public function export(Viewer $viewer, string $language): iterable
    {
        AuditRows::requireAdministrator($viewer);
        $this->exports->record($viewer, self::EXPORT, []);

        return $this->proofs->lines($language);
    }
}
