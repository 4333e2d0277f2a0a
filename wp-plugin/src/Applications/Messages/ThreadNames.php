<?php

declare(strict_types=1);

namespace Passerelle\Applications\Messages;

use Passerelle\Applications\Submissions\Application;
use Passerelle\Content\Records;

/** Names of those who take part in threads. */
final readonly class ThreadNames
{
    public function __construct(private Records $records)
    {
    }

    /**
     * @param list<int> $userIds
     * @return array<int, string> by user, without accounts that are gone
     */
    public function ofUsers(array $userIds): array
    {
        $users = get_users(['include' => [0, ...array_unique($userIds)], 'fields' => ['ID', 'display_name']]);
        $names = [];
        foreach (array_column($users, 'display_name', 'ID') as $id => $name) {
            $names[(int) $id] = (string) $name;
        }

        return $names;
    }

    /** @return string|null the structure, else the person; null: gone */
    public function ofApplicant(Application $application): ?string
    {
        return $this->ofApplicants([$application])[$application->id] ?? null;
    }

    /**
     * @param list<Application> $applications
     * @return array<int, string> the structure, else the person, by application
     */
    public function ofApplicants(array $applications): array
    {
        $groups = array_values(array_unique(array_filter(
            array_map(static fn (Application $each): int => $each->structureGroup, $applications),
            static fn (int $group): bool => $group !== 0,
        )));
        $structures = $groups === [] ? [] : $this->records->findGroups($groups);
        $people = $this->ofUsers(array_map(static fn (Application $each): int => $each->userId, $applications));
        $names = [];
        foreach ($applications as $application) {
            $structure = array_values($structures[$application->structureGroup] ?? [])[0] ?? null;
            $name = $application->isOfStructure() ? $structure?->title : $people[$application->userId] ?? null;
            $names += $name === null ? [] : [$application->id => $name];
        }

        return $names;
    }
}
