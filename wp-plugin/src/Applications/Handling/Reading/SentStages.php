<?php

declare(strict_types=1);

namespace Passerelle\Applications\Handling\Reading;

use Passerelle\Applications\CoWriting\FormOfCoWriters;
use Passerelle\Applications\Sending\SnapshotStore;
use Passerelle\Applications\Stages\StageStore;
use Passerelle\Applications\Submissions\Application;
use Passerelle\Applications\Submissions\Submission;
use Passerelle\Applications\Submissions\SubmissionStore;

/** What an application sent at each stage, to be read beside one another. The caller checks the rights. */
final readonly class SentStages
{
    public function __construct(
        private SubmissionStore $submissions,
        private SnapshotStore $snapshots,
        private SentVersions $versions,
        private StageStore $stages,
    ) {
    }

    /** @return list<array<string, mixed>> as the API shows them, the first stage first; none where it was sent at one stage only */
    public function data(Application $application): array
    {
        $sent = $this->submissions->sent($application->id);

        return count($sent) < 2 ? [] : $this->rows($application, array_reverse($sent));
    }

    /** @return list<array<string, mixed>> all stages at which something was sent, the first one first */
    public function all(Application $application): array
    {
        return $this->rows($application, array_reverse($this->submissions->sent($application->id)));
    }

    /** @return list<array<string, mixed>> the stages before a submission */
    public function before(Submission $submission): array
    {
        $earlier = array_filter(
            $submission->stage->isFirst() ? [] : $this->submissions->sent($submission->application->id),
            static fn (Submission $each): bool => $each->stage->number < $submission->stage->number,
        );

        return $this->rows($submission->application, array_reverse(array_values($earlier)));
    }

    /**
     * A stage without the statistical questions, whose answers are stored apart.
     *
     * @param array<string, mixed> $stage
     * @return array<string, mixed>
     */
    public static function withoutStatistics(array $stage): array
    {
        $version = is_array($stage['version'] ?? null) ? $stage['version'] : [];
        $form = is_string($version['form'] ?? null) ? $version['form'] : '';

        return [...$stage, 'version' => [...$version, 'form' => FormOfCoWriters::document($form)]];
    }

    /**
     * @param list<Submission> $submissions
     * @return list<array<string, mixed>>
     */
    private function rows(Application $application, array $submissions): array
    {
        $stages = $submissions === [] ? [] : $this->stages->ofCalls([$application->callGroup])[$application->callGroup] ?? [];

        return array_map(fn (Submission $each): array => [
            'number' => $each->stage->number,
            'names' => ($stages[$each->stage->number] ?? null)?->namesData() ?? [],
            'state' => $each->state->value,
            'version' => $this->versions->data($this->versions->find($each, $this->snapshots->ofSubmission($each->id), $each->sentNumber)),
        ], $submissions);
    }
}
