<?php

declare(strict_types=1);

namespace Passerelle\Structures\Forms;

use Passerelle\Content\Content;
use Passerelle\Content\EditorRecords;
use Passerelle\Content\GraphQL\Forms\Drafts;
use Passerelle\Content\Listeners;
use Passerelle\Content\RecordPaths;
use Passerelle\Directory\PublicProfiles;
use Passerelle\GraphQL\EnumTypes;
use Passerelle\GraphQL\HasGraphQlTypes;
use Passerelle\GraphQL\Registration;
use Passerelle\Kernel\Module;
use Passerelle\Kernel\Services;
use Passerelle\Structures\Memberships\MembershipStore;
use Passerelle\Moderation\Review\ReadableFields;
use Passerelle\Reference\GraphQL\Names;
use Passerelle\Rights\Policy;
use Passerelle\Rights\ProxyRequest;
use Passerelle\Rights\ViewerFactory;
use Passerelle\Structures\Forms\GraphQL\ReviewStructureTypes;
use Passerelle\Structures\Forms\GraphQL\SimilarStructureTypes;
use Passerelle\Structures\Forms\GraphQL\StructureFormTypes;
use Passerelle\Structures\Memberships;
use Passerelle\Structures\Names\NameIndex;
use Passerelle\Structures\ProfileStructures;
use Passerelle\Structures\PublishProfileStructures;

/** Structures as their owners write them. */
final readonly class StructureFormsModule implements Module, HasGraphQlTypes
{
    /** @param list<Registration> $types besides those of the form */
    private function __construct(
        public CreateStructure $create,
        public UpdateStructure $update,
        private PublishProfileStructures $publish,
        private EditorRecords $editing,
        private Drafts $drafts,
        public SimilarStructures $similar,
        private array $types,
    ) {
    }

    public static function build(Services $services, Content $content, Policy $policy, EditorRecords $editing, Drafts $drafts, ReadableFields $fields, Names $names): self
    {
        $profiles = new PublicProfiles($services->database);
        $ofProfiles = new ProfileStructures(new Memberships($services->database), $content->records);
        $memberships = new MembershipStore($services->database);
        $similar = new SimilarStructures(new NameIndex($services->database), $content->records, $memberships, $services->config);
        $reviewed = new ReviewStructures($content->records, $policy, $memberships, $ofProfiles, $similar);
        $paths = new RecordPaths($services->config);
        $request = new ProxyRequest();
        $viewers = new ViewerFactory();
        $limit = new ProfileDraftLimit($services->database, $ofProfiles, $services->config->limit('structures', 'draftsInProfile'));

        return new self(
            new CreateStructure($content, $policy, $profiles, $memberships, $ofProfiles, $limit, $services->transaction),
            new UpdateStructure($content, $editing, $policy, $profiles, $services->transaction),
            new PublishProfileStructures($ofProfiles, $content->changeStatus, $viewers),
            $editing,
            $drafts,
            $similar,
            [
                new SimilarStructureTypes($similar, $paths, $request, $viewers),
                new ReviewStructureTypes($reviewed, $fields, $names, $paths, $request, $viewers),
            ],
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
            ...$this->types,
        ];
    }
}
