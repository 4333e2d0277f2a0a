<?php

declare(strict_types=1);

namespace Passerelle\Applications\Applying;

use Passerelle\Applications\Forms\Judging\Answers;
use Passerelle\Applications\Forms\Reading\FormReader;
use Passerelle\Applications\Forms\Storage\FormVersion;
use Passerelle\Applications\Submissions\SubmissionStore;

/** Answers with which an application begins: from the profile, and from earlier applications. */
final readonly class NewAnswers
{
    /** Earlier applications whose answers are taken over. */
    private const EARLIER = 5;

    public function __construct(private FormReader $reader, private ProfileValues $profiles, private SubmissionStore $store)
    {
    }

    /** @return array<string, string> values of the applicant’s profile, by source */
    public function profile(Applicant $applicant, string $language): array
    {
        return $this->profiles->of($applicant->person->id, $applicant->structure, $language);
    }

    /**
     * @param array<string, string> $profile
     * @return array{Answers, array<string, string>} with where they come from
     */
    public function of(FormVersion $version, Applicant $applicant, array $profile): array
    {
        $structure = $applicant->structure;
        $earlier = $this->store->ofApplicant($structure === null ? $applicant->person->id : 0, $structure === null ? [] : [$structure->groupId], self::EARLIER);

        return Prefill::answers($this->reader->read($version->document), $earlier, $profile, $structure !== null);
    }
}
