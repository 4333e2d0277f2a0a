<?php

declare(strict_types=1);

namespace Passerelle\Applications\Applying;

use Passerelle\Applications\Forms\Changing\KindsOfQuestions;
use Passerelle\Applications\Forms\Document\Form;
use Passerelle\Applications\Forms\Document\Question;
use Passerelle\Applications\Forms\Judging\AnswerContext;
use Passerelle\Applications\Forms\Judging\AnsweredFile;
use Passerelle\Applications\Forms\Judging\Answers;
use Passerelle\Applications\Forms\Judging\FileRules;
use Passerelle\Applications\Forms\Judging\FittingAnswers;
use Passerelle\Applications\Forms\Judging\FormJudge;
use Passerelle\Applications\Forms\Judging\Visibility;
use Passerelle\Applications\Forms\Reading\FormReader;
use Passerelle\Applications\Forms\Storage\FormVersion;
use Passerelle\Applications\Submissions\AnsweredForms;
use Passerelle\Applications\Submissions\Submission;
use Passerelle\Applications\Submissions\SubmissionFile;
use Passerelle\Applications\Submissions\SubmissionFiles;
use Passerelle\Applications\Submissions\SubmissionStore;
use Passerelle\Kernel\DomainError;
use Passerelle\Kernel\FieldError;
use Passerelle\Rights\Viewer;

/**
 * Merges changed answers into a submission, question by question. An answer that another writer has changed since is not
 * overwritten. Statistical questions are answered by applicants, never by co-writers.
 * Only what was changed is judged: answers that a new version of the form refuses elsewhere stay until they are changed.
 */
final readonly class SaveAnswers
{
    public function __construct(
        private SubmissionStore $store,
        private AnsweredForms $forms,
        private FormReader $reader,
        private FormJudge $judge,
        private SubmissionFiles $files,
        private ApplicantRights $rights,
    ) {
    }

    /**
     * Within a transaction.
     *
     * @param int $version of the submission that the person has read
     * @throws DomainError invalid_fields · stale_version
     */
    public function __invoke(Viewer $viewer, Submission $submission, Answers $changes, int $version): void
    {
        $published = $this->forms->current($submission) ?? throw DomainError::notFound();
        $form = $this->reader->read($published->document);
        [$counted, $own] = self::apart($form, $changes);
        if ($counted->ids() !== [] && !$this->rights->applies($viewer, $submission->application)) {
            throw DomainError::invalid(array_map(static fn (string $id): FieldError => new FieldError($id, 'unexpected_fields'), $counted->ids()));
        }
        $statistics = $counted->ids() === [] ? Answers::none() : $this->store->statistics($submission);
        $conflicts = array_filter($own->ids(), static fn (string $id): bool => ($submission->changed[$id] ?? 0) > $version && !$submission->answers->equals($own, $id));
        if ($conflicts !== []) {
            throw DomainError::staleVersion();
        }
        $merged = $submission->answers->with($own);
        $judged = FittingAnswers::of($form, $merged)->with($merged->of($changes->ids()))->with($statistics->with($counted));
        $this->requireAndTake($viewer, $form, $published, $submission, $judged, $changes->ids());
        $next = $submission->version + 1;
        $changed = array_filter($own->ids(), static fn (string $id): bool => !$submission->answers->equals($own, $id));
        $this->store->saveStatistics($submission, $counted);
        $this->store->save(
            $submission,
            $published->number,
            $merged,
            [...$submission->changed, ...array_fill_keys($changed, $next)],
            array_diff_key($submission->origins, array_flip($own->ids())),
        );
    }

    /**
     * Judges what was changed, with the files that answers may name: those of the submission, and unused ones of the person, which
     * become its own. What hidden answers name is not judged, and so never taken.
     *
     * @param list<string> $changed
     * @throws DomainError invalid_fields
     */
    private function requireAndTake(Viewer $viewer, Form $form, FormVersion $published, Submission $submission, Answers $judged, array $changed): void
    {
        $named = self::named($form, $judged);
        $own = $named === [] ? [] : $this->files->of($submission->id);
        $accepted = SubmissionFile::answerable($own);
        $unused = $this->files->unused($viewer, array_values(array_diff($named, array_keys($own))));
        $this->require($form, $published, $submission, $judged, $accepted + array_map(SubmissionFile::answered(...), $unused), $changed);
        $taken = $this->files->add($submission->id, $unused);
        if (count($taken) < count($unused)) {
            $files = array_intersect_key($unused, array_flip($taken));
            $this->require($form, $published, $submission, $judged, $accepted + array_map(SubmissionFile::answered(...), $files), $changed);
        }
    }

    /** @return list<int> ids of files that visible answers name */
    private static function named(Form $form, Answers $answers): array
    {
        $named = [];
        foreach (Visibility::ofForm($form, $answers) as $question) {
            if ($question->rules instanceof FileRules) {
                $named = [...$named, ...array_slice(FileRules::ids($answers->get($question->id)), 0, $question->rules->max)];
            }
        }

        return array_values(array_unique(array_filter($named, is_int(...))));
    }

    /**
     * @param array<int, AnsweredFile> $files
     * @param list<string> $changed
     * @throws DomainError invalid_fields
     */
    private function require(Form $form, FormVersion $published, Submission $submission, Answers $judged, array $files, array $changed): void
    {
        $namesMore = self::namesMore($form, $submission->answers, $judged, $changed);
        $problems = array_filter(
            $this->judge->problems($form, $judged, new AnswerContext(false, $files)),
            static fn (FieldError $problem): bool => $problem->path === Answers::PATH
                || in_array(explode('.', $problem->path)[0], $changed, true)
                || ($namesMore && in_array($problem->code, FormJudge::IN_ALL, true)),
        );
        $isUnknown = static fn (FieldError $problem): bool => $problem->code === 'unexpected_fields';
        if (array_filter($problems, $isUnknown) !== []) {
            $retired = $this->retired($submission, $published);
            $problems = array_filter($problems, static fn (FieldError $problem): bool => !$isUnknown($problem) || !in_array(self::id($problem), $retired, true));
        }
        if ($problems !== []) {
            throw DomainError::invalid(array_values($problems));
        }
    }

    /**
     * Whether a changed answer names a file that it did not name before: files in all are then judged wherever they exceed.
     *
     * @param list<string> $changed
     */
    private static function namesMore(Form $form, Answers $before, Answers $after, array $changed): bool
    {
        foreach ($changed as $id) {
            $isOfFiles = $form->find($id)?->rules instanceof FileRules;
            if ($isOfFiles && array_diff(array_filter(FileRules::ids($after->get($id)), is_int(...)), FileRules::ids($before->get($id))) !== []) {
                return true;
            }
        }

        return false;
    }

    /** @return array{Answers, Answers} to statistical questions, and to all others */
    private static function apart(Form $form, Answers $answers): array
    {
        $statistical = array_map(
            static fn (Question $question): string => $question->id,
            array_filter($form->questions(), static fn (Question $question): bool => $question->handling->isStatistical),
        );
        $counted = array_values(array_intersect($answers->ids(), $statistical));

        return [$answers->of($counted), $answers->without($counted)];
    }

    /** @return list<string> ids that an earlier version asked for: the form may have been published anew while it was open in a browser */
    private function retired(Submission $submission, FormVersion $published): array
    {
        $ids = [];
        foreach ($this->forms->before($submission, $published) as $version) {
            $ids = [...$ids, ...array_keys(KindsOfQuestions::of($this->reader->read($version->document)))];
        }

        return array_map(strval(...), $ids);
    }

    /** Id of a question, or of a column after that of its table, without the number of the row. */
    private static function id(FieldError $problem): string
    {
        $parts = explode('.', $problem->path);

        return count($parts) === 3 ? "{$parts[0]}.{$parts[2]}" : $parts[0];
    }
}
