<?php

declare(strict_types=1);

namespace Passerelle\Applications\Export;

use Passerelle\Applications\Forms\Document\Question;
use Passerelle\Applications\Handling\Listing\ApplicantKind;
use Passerelle\Applications\Handling\Listing\ListedRows;
use Passerelle\Applications\Handling\Reading\ReceivedLetters;
use Passerelle\Applications\Handling\Reading\SentVersion;
use Passerelle\Applications\Stage;
use Passerelle\Files\FileState;
use Passerelle\Files\StoredFiles;
use Passerelle\GraphQL\Times;
use Passerelle\Kernel\StoredInstant;

/** What an export says of an application: as it was sent, with its state and its letters as they are now. */
final readonly class ExportedRow
{
    public function __construct(
        private StoredFiles $files,
        private ReceivedLetters $letters,
        private ListedRows $rows,
        private ExportedDecisions $decisions,
    ) {
    }

    /**
     * Its tags, and what was decided on it.
     *
     * @param array<array<string, string|null>> $listed rows of ListedRows
     * @return array<int, array<string, mixed>> by submission
     */
    public function additions(Stage $stage, array $listed): array
    {
        $tags = $this->rows->tagsOf(array_map(intval(...), array_column($listed, 'application_id')));
        $decisions = $this->decisions->of($stage, array_map(intval(...), array_values(array_column($listed, 'submission_id'))));
        $additions = [];
        foreach ($listed as $row) {
            $submissionId = (int) $row['submission_id'];
            $additions[$submissionId] = ['tags' => $tags[(int) $row['application_id']] ?? [], ...$decisions[$submissionId]];
        }

        return $additions;
    }

    /**
     * @param array<string, string|null> $row of ListedRows
     * @param int $form number of the version of the form that it answers
     * @return array<string, mixed>
     */
    public function of(array $row, SentVersion $version, int $form): array
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
