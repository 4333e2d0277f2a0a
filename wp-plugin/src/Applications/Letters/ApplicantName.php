<?php

declare(strict_types=1);

namespace Passerelle\Applications\Letters;

use Passerelle\Applications\Submissions\Application;
use Passerelle\Content\Records;

/** How referees know who applies: the person, or the structure. */
final readonly class ApplicantName
{
    private const TEAM = 'Passerelle';

    public function __construct(private Records $records)
    {
    }

    public function of(Application $application): string
    {
        $user = get_userdata($application->userId);
        $structures = $application->isOfStructure() ? $this->records->findGroups([$application->structureGroup])[$application->structureGroup] ?? [] : [];
        $structure = array_values($structures)[0] ?? null;

        return $structure->title ?? ($user === false ? self::TEAM : $user->display_name);
    }
}
