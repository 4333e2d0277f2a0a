<?php

declare(strict_types=1);

namespace Passerelle\Applications\Export;

use Passerelle\Applications\Forms\Document\Form;
use Passerelle\Applications\Forms\Document\Question;
use Passerelle\Applications\Forms\Reading\FormReader;
use Passerelle\Applications\Forms\Storage\FormStore;
use Passerelle\Applications\Handling\HandlerRights;
use Passerelle\Applications\Handling\Listing\ApplicantKind;
use Passerelle\Applications\Handling\Listing\ListedRows;
use Passerelle\Applications\Handling\Listing\ListFilter;
use Passerelle\Applications\Handling\Reading\ReceivedLetters;
use Passerelle\Applications\Handling\Reading\SentVersion;
use Passerelle\Applications\Sending\Snapshot;
use Passerelle\Applications\Stage;
use Passerelle\Files\FileState;
use Passerelle\Files\StoredFiles;
use Passerelle\GraphQL\Times;
use Passerelle\Kernel\Composition\Limit;
use Passerelle\Kernel\DomainError;
use Passerelle\Kernel\StoredInstant;

/** Pages of the rows of an export. What was removed since it began, or is not handled any more, is left out. */
final readonly class ReadExport
{
    /**
     * @param int $rowsAtOnce applications of a page
     * @param int $pageBytes of the documents of a page, unless its only one is larger
     */
    public function __construct(
        private HandlerRights $rights,
        private ListedRows $rows,
        private ExportedVersions $versions,
        private ExportedReviews $reviews,
        private FormStore $forms,
        private FormReader $reader,
        private StoredFiles $files,
        private ReceivedLetters $letters,
        #[Limit('applicationExports', 'rowsAtOnce')] private int $rowsAtOnce,
        #[Limit('applicationExports', 'pageBytes')] private int $pageBytes,
    ) {
    }

    /**
     * @param array<int, int> $numbers of the version, by submission, in the order of the export
     * @return array{rows: list<array<string, mixed>>, read: int} `read`: how many of the first of them the page is about
     * @throws DomainError not_found
     */
    public function page(PermittedExport $export, array $numbers): array
    {
        [$stage, $numbers] = $this->begin($export, $numbers);
        $read = $this->versions->fitting($numbers, $this->pageBytes);
        $handled = array_flip($this->rows->ids($export->viewer, $stage, new ListFilter()));
        $snapshots = $this->versions->snapshots(array_intersect_key($read, $handled));
        $listed = array_column($this->rows->rows(array_keys(array_intersect_key($read, $snapshots))), null, 'submission_id');
        $versions = $this->sentVersions($stage, $snapshots);
        $rows = [];
        $bytes = $done = 0;
        foreach (array_keys($read) as $submissionId) {
            $row = isset($listed[$submissionId], $versions[$submissionId]) ? $this->row($listed[$submissionId], ...$versions[$submissionId]) : null;
            $bytes += strlen((string) json_encode($row));
            // Texts of letters are as long as answers.
            if ($bytes > $this->pageBytes && $rows !== []) {
                break;
            }
            $rows = $row === null ? $rows : [...$rows, $row];
            $done++;
        }

        return ['rows' => $rows, 'read' => $done];
    }

    /**
     * @param array<int, int> $numbers
     * @return array{rows: list<array<string, mixed>>, read: int}
     * @throws DomainError not_found
     */
    public function reviews(PermittedExport $export, array $numbers): array
    {
        [$stage, $numbers] = $this->begin($export, $numbers);
        $handled = array_flip($this->rows->ids($export->viewer, $stage, new ListFilter()));
        $rows = $this->rows->rows(array_keys(array_intersect_key($numbers, $handled)));
        $call = $this->rights->call($export->viewer, $export->callId);

        return ['rows' => $this->reviews->of($export->viewer, $call, $stage, $rows), 'read' => count($numbers)];
    }

    /**
     * @param array<int, int> $numbers
     * @return array{Stage, array<int, int>}
     * @throws DomainError not_found
     */
    private function begin(PermittedExport $export, array $numbers): array
    {
        $call = $this->rights->call($export->viewer, $export->callId);

        return [Stage::of($call->groupId, $export->stageNumber), array_slice($numbers, 0, $this->rowsAtOnce, true)];
    }

    /**
     * @param array<int, Snapshot> $snapshots by submission
     * @return array<int, array{SentVersion, int}> with the number of the form; those whose form is gone are missing
     */
    private function sentVersions(Stage $stage, array $snapshots): array
    {
        $forms = $versions = [];
        foreach ($snapshots as $submissionId => $snapshot) {
            $number = $snapshot->members()['form'] ?? null;
            $number = is_int($number) ? $number : 0;
            $forms[$number] ??= $this->form($stage, $number);
            if ($forms[$number] !== null) {
                $versions[$submissionId] = [new SentVersion($snapshot, ...$forms[$number]), $number];
            }
        }

        return $versions;
    }

    /** @return array{Form, string}|null with its document */
    private function form(Stage $stage, int $number): ?array
    {
        $document = $this->forms->version($stage, $number)?->document;

        return $document === null ? null : [$this->reader->read($document), $document];
    }

    /**
     * @param array<string, string|null> $row
     * @return array<string, mixed>
     */
    private function row(array $row, SentVersion $version, int $form): array
    {
        $sent = $version->sent;
        $ids = array_map(static fn (Question $question): string => $question->id, $version->questions());
        $files = $this->files->findMany(array_column($sent->files, 'id'));

        return [
            'id' => (int) $row['application_id'],
            'submission' => $version->snapshot->submissionId,
            'number' => $row['receipt'],
            'state' => $row['state'],
            'withdrawnAt' => self::instant($row['withdrawn_at']),
            'sentAt' => self::instant($row['sent_at']),
            'changedAt' => Times::text($version->snapshot->sentAt),
            'version' => $version->snapshot->number,
            'form' => $form,
            'sha256' => $version->snapshot->sha256,
            'name' => $sent->name,
            'person' => $sent->person,
            'kind' => ($sent->isStructure ? ApplicantKind::Structure : ApplicantKind::Person)->value,
            'country' => $sent->country,
            'language' => $sent->language,
            'questions' => $ids,
            'answers' => json_decode($sent->answers->of(array_values(array_intersect($sent->answers->ids(), $ids)))->json()),
            'profile' => (object) $sent->profile,
            'files' => array_map(static fn (array $file): array => [
                ...$file,
                // A file that is gone or was refused after sending can’t be read.
                'state' => ($files[$file['id']]->state ?? FileState::Refused)->value,
            ], $sent->files),
            'letters' => $this->letters->of($version->snapshot->submissionId, $ids),
        ];
    }

    private static function instant(?string $stored): ?string
    {
        $instant = StoredInstant::readOrNull($stored);

        return $instant === null ? null : Times::text($instant);
    }
}
