<?php

declare(strict_types=1);

namespace Passerelle\Content;

use Passerelle\Content\Actions\OwnerAction;
use Passerelle\Content\Actions\SlugState;
use Passerelle\GraphQL\HasEnums;
use Passerelle\Kernel\Config;
use Passerelle\Kernel\Migrations\HasMigrations;
use Passerelle\Kernel\Module;
use Passerelle\Languages\Lang;
use Passerelle\Content\Model\Audience;
use Passerelle\Content\Model\ContentType;

/** Registers types, statuses and meta, and handles changes that WordPress makes itself. */
final readonly class ContentModule implements Module, HasMigrations, HasEnums
{
    private const CHOICES = [
        'PasserelleCallType' => 'callType',
        'PasserelleAidType' => 'aidType',
        'PasserelleManagementMode' => 'managementMode',
        'PasserelleDepositLanguage' => 'depositLanguages',
        'PasserelleFees' => 'fees',
        'PasserelleCurrency' => 'currency',
        'PasserelleApplicant' => 'applicants',
        'PasserelleStructureType' => 'structureType',
        'PasserelleResourceKind' => 'resourceKind',
        'PasserelleMode' => 'mode',
        'PasserelleLevel' => 'level',
        'PasserelleNetwork' => 'network',
    ];

    public function __construct(private Definitions $definitions, private CoreChanges $coreChanges, private Config $config)
    {
    }

    public function register(): void
    {
        add_action('init', function (): void {
            (new Statuses())->register();
            (new PostTypes())->register();
            (new Meta($this->definitions))->register();
        }, 5);
        $this->coreChanges->register();
        (new DraftTimes())->register();
    }

    public function migrations(): array
    {
        return ContentTables::migrations();
    }

    public function enums(): array
    {
        return [
            // In upper case, as the queries of reference data name it.
            'PasserelleLanguage' => ['FR' => Lang::French, 'EN' => Lang::English],
            'PasserelleContentType' => ContentType::cases(),
            'PasserelleAudience' => Audience::cases(),
            'PasserelleRecordAction' => OwnerAction::cases(),
            'PasserelleMovedState' => ['gone', 'moved', 'unknown'],
            'PasserelleSlugState' => SlugState::cases(),
            ...array_map($this->config->choices(...), self::CHOICES),
        ];
    }
}
