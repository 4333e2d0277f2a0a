<?php

declare(strict_types=1);

namespace Passerelle\Content;

use Passerelle\Content\Actions\OwnerAction;
use Passerelle\Content\Actions\SlugCheck;
use Passerelle\Content\Actions\SlugState;
use Passerelle\Content\GraphQL\DuplicateType;
use Passerelle\Content\GraphQL\Forms\Drafts;
use Passerelle\Content\GraphQL\Forms\Forms;
use Passerelle\Content\GraphQL\Forms\FormTypes;
use Passerelle\Content\GraphQL\LanguageList;
use Passerelle\Content\GraphQL\MovedType;
use Passerelle\Content\GraphQL\SlugCheckType;
use Passerelle\Content\Translations\LanguageVersions;
use Passerelle\GraphQL\EnumTypes;
use Passerelle\GraphQL\HasGraphQlTypes;
use Passerelle\Kernel\Config;
use Passerelle\Kernel\Migrations\HasMigrations;
use Passerelle\Kernel\Module;
use Passerelle\Languages\Lang;
use Passerelle\Content\Model\Audience;
use Passerelle\Content\Model\ContentType;
use Passerelle\Rights\ProxyRequest;
use Passerelle\Rights\ViewerFactory;

/** Registers types, statuses and meta, and handles changes that WordPress makes itself. */
final readonly class ContentModule implements Module, HasMigrations, HasGraphQlTypes
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

    public function __construct(
        private Content $content,
        private Config $config,
        private EditorRecords $editing,
        private ReferenceIds $referenceIds,
        private RecordFiles $files,
        private RecordModeration $moderation,
    ) {
    }

    public function register(): void
    {
        add_action('init', function (): void {
            (new Statuses())->register();
            (new PostTypes())->register();
            (new Meta($this->content->definitions))->register();
        }, 5);
        $this->content->coreChanges->register();
        (new DraftTimes())->register();
    }

    public function migrations(): array
    {
        return ContentTables::migrations();
    }

    public function graphQlTypes(): array
    {
        $content = $this->content;
        $request = new ProxyRequest();
        $viewers = new ViewerFactory();
        $paths = new RecordPaths($this->config);
        return [
            new EnumTypes([
                // In upper case, as the queries of reference data name it.
                'PasserelleLanguage' => ['FR' => Lang::French, 'EN' => Lang::English],
                'PasserelleContentType' => ContentType::cases(),
                'PasserelleAudience' => Audience::cases(),
                'PasserelleRecordAction' => OwnerAction::cases(),
                'PasserelleMovedState' => ['gone', 'moved', 'unknown'],
                'PasserelleSlugState' => SlugState::cases(),
                ...array_map($this->config->choices(...), self::CHOICES),
            ]),
            new FormTypes($content->definitions, new Forms($content->ownerActions, $this->editing, $this->drafts(), $viewers, $request)),
            new SlugCheckType(new SlugCheck($this->config, $content->reading->slugs, $this->editing), $request, $viewers, $this->config),
            new DuplicateType($content->translate, $request, $viewers),
            new MovedType($content->reading->formerSlugs),
        ];
    }

    /** Records as their forms read them. */
    public function drafts(): Drafts
    {
        $paths = new RecordPaths($this->config);

        return new Drafts(
            $this->content->reading,
            $this->referenceIds,
            $paths,
            new LanguageList(new LanguageVersions($this->content->reading->translations()), $paths),
            $this->files,
            $this->moderation,
        );
    }
}
