<?php

declare(strict_types=1);

namespace Passerelle\StructureForms;

use Passerelle\Content\Content;
use Passerelle\Content\EditorRecords;
use Passerelle\Content\GraphQL\Forms\Drafts;
use Passerelle\Content\Listeners;
use Passerelle\Content\RecordPaths;
use Passerelle\Directory\PublicProfiles;
use Passerelle\GraphQL\EnumTypes;
use Passerelle\GraphQL\HasGraphQlTypes;
use Passerelle\Kernel\Config;
use Passerelle\Kernel\Module;
use Passerelle\Kernel\Services;
use Passerelle\Memberships\MembershipStore;
use Passerelle\Rights\Policy;
use Passerelle\Rights\ProxyRequest;
use Passerelle\Rights\ViewerFactory;
use Passerelle\StructureForms\GraphQL\SimilarStructureTypes;
use Passerelle\StructureForms\GraphQL\StructureFormTypes;
use Passerelle\Structures\Memberships;
use Passerelle\Structures\Names\NameIndex;
use Passerelle\Structures\ProfileStructures;
use Passerelle\Structures\PublishProfileStructures;

/** Structures as their owners write them. */
final readonly class StructureFormsModule implements Module, HasGraphQlTypes
{
    private function __construct(
        public CreateStructure $create,
        public UpdateStructure $update,
        private PublishProfileStructures $publish,
        private EditorRecords $editing,
        private Drafts $drafts,
        public SimilarStructures $similar,
        private Config $config,
    ) {
    }

    public static function build(Services $services, Content $content, Policy $policy, EditorRecords $editing, Drafts $drafts): self
    {
        $profiles = new PublicProfiles($services->database);
        $ofProfiles = new ProfileStructures(new Memberships($services->database), $content->records);

        $limit = new ProfileDraftLimit($services->database, $ofProfiles, $services->config->limit('structures', 'draftsInProfile'));

        return new self(
            new CreateStructure($content, $policy, $profiles, new MembershipStore($services->database), $ofProfiles, $limit, $services->transaction),
            new UpdateStructure($content, $editing, $policy, $profiles, $services->transaction),
            new PublishProfileStructures($ofProfiles, $content->changeStatus, new ViewerFactory()),
            $editing,
            $drafts,
            new SimilarStructures(new NameIndex($services->database), $content->records, new MembershipStore($services->database), $services->config),
            $services->config,
        );
    }

    public function register(): void
    {
        add_action(Listeners::HOOK, $this->publish->onContentChanged(...));
    }

    public function graphQlTypes(): array
    {
        return [
            new EnumTypes(['PasserelleStructureAction' => StructureAction::cases()]),
            new StructureFormTypes($this, $this->editing, $this->drafts, new ProxyRequest(), new ViewerFactory()),
            new SimilarStructureTypes($this->similar, new RecordPaths($this->config), new ProxyRequest(), new ViewerFactory()),
        ];
    }
}
