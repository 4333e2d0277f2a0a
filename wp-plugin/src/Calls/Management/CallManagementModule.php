<?php

declare(strict_types=1);

namespace Passerelle\Calls\Management;

use Passerelle\Calls\Management\Dates\DateChangeKind;
use Passerelle\Calls\Management\Dates\DateChangeTables;
use Passerelle\Calls\Management\Listing\OwnCallSort;
use Passerelle\Calls\Management\People\CallTask;
use Passerelle\Calls\CallState;
use Passerelle\GraphQL\HasEnums;
use Passerelle\Kernel\Migrations\HasMigrations;

/** Calls as operators, managers and mentors work with them. */
final readonly class CallManagementModule implements HasMigrations, HasEnums
{
    public function migrations(): array
    {
        return DateChangeTables::migrations();
    }

    public function enums(): array
    {
        return [
            'PasserelleCallAction' => CallAction::cases(),
            'PasserelleCallDateChangeKind' => DateChangeKind::cases(),
            'PasserelleCallRole' => CallRole::cases(),
            'PasserelleCallState' => CallState::cases(),
            'PasserelleCallTask' => CallTask::cases(),
            'PasserelleOwnCallSort' => OwnCallSort::cases(),
        ];
    }
}
