<?php

declare(strict_types=1);

namespace Passerelle\Directory\Members;

use Passerelle\Security\Audit\AuditLog;
use Passerelle\Auth\Links\PublicPages;
use Passerelle\Content\Content;
use Passerelle\Content\FieldReaders;
use Passerelle\Content\Forms\FieldTexts;
use Passerelle\Content\GraphQL\Choices;
use Passerelle\Content\RecordPaths;
use Passerelle\Directory\GraphQL\ProfileTexts;
use Passerelle\Directory\PublicProfiles;
use Passerelle\Files\GraphQL\Media;
use Passerelle\GraphQL\EnumTypes;
use Passerelle\GraphQL\HasGraphQlTypes;
use Passerelle\GraphQL\Registration;
use Passerelle\Kernel\Services;
use Passerelle\Mail\HasMails;
use Passerelle\Mail\Mails;
use Passerelle\Directory\Members\GraphQL\BelongingData;
use Passerelle\Directory\Members\GraphQL\ConfidentialData;
use Passerelle\Directory\Members\GraphQL\MemberTypes;
use Passerelle\Directory\Members\GraphQL\NetworkData;
use Passerelle\Directory\Members\GraphQL\ProfileData;
use Passerelle\Directory\Members\GraphQL\ProfileFileTypes;
use Passerelle\Directory\Members\GraphQL\RolesData;
use Passerelle\Directory\Members\GraphQL\RoleTypes;
use Passerelle\Directory\Members\GraphQL\StructureDetailData;
use Passerelle\Directory\Members\GraphQL\StructureDetailTypes;
use Passerelle\Directory\Members\Mails\RolesMail;
use Passerelle\Moderation\DecisionStore;
use Passerelle\Presentation\PresentationModule;
use Passerelle\Reference\Countries;
use Passerelle\Reference\GraphQL\Names;
use Passerelle\Rights\Policy;
use Passerelle\Rights\ProxyRequest;
use Passerelle\Rights\ViewerFactory;
use Passerelle\Structures\Memberships;

/** Members and structures as signed-in people see them, and the roles of members. */
final readonly class MembersModule implements HasMails, HasGraphQlTypes
{
    /** @param list<Registration> $types */
    private function __construct(
        public UpdateRoles $updateRoles,
        public RoleRights $roleRights,
        public FindMember $find,
        private array $types,
        private Countries $countries,
        private FieldTexts $texts,
        private PublicPages $pages,
    ) {
    }

    /** @param array{Countries, Names} $reference */
    public static function build(
        Services $services,
        Content $content,
        Policy $policy,
        array $reference,
        Mails $mails,
        AuditLog $audit,
        DecisionStore $decisions,
        Media $media,
        PresentationModule $presentation,
    ): self {
        [$countries, $names] = $reference;
        $db = $services->database;
        $config = $services->config;
        $viewers = new ViewerFactory();
        $texts = FieldTexts::fromDirectory(dirname(__DIR__, 3) . '/config');
        $profiles = new MemberProfiles($db, $content->records);
        $rights = new RoleRights($profiles, $policy, $viewers);
        $readable = new ReadableRecords($content->records, $profiles, $policy);
        $fields = new FieldReaders($content->definitions);
        $find = new FindMember($readable, $fields, $policy, $rights);
        $published = new PublishedRecords($db, $content->records, $config->limit('members', 'published'));
        $choices = new Choices($config);
        $networks = new NetworkData($choices);
        $paths = new RecordPaths($config);
        $team = new StructureTeam(new PublicProfiles($db), $content->records, $fields, $policy);

        return new self(
            new UpdateRoles($rights, $profiles, $countries, $viewers, $mails, $audit, $services->transaction),
            $rights,
            $find,
            [new MemberTypes(
                $find,
                new ProfileData($names, $media, $choices, $networks, $texts, new ProfileTexts($choices, $texts)),
                new ConfidentialData($media, $decisions, $texts),
                new BelongingData(new Memberships($db), $content->records, $paths, $published, $presentation->published, $presentation->cards, $texts),
                new RolesData($viewers, $names),
                new ProxyRequest(),
                $viewers,
            ), new StructureDetailTypes(
                new FindStructureDetail($readable, $fields, $policy),
                new StructureDetailData($names, $media, $choices, $networks, $team, $paths, $texts),
                $presentation->published,
                $presentation->cards,
                new ProxyRequest(),
                $viewers,
            ), new ProfileFileTypes(
                new FindProfileFile($content->records, $profiles, $policy),
                new FileReadings($db, $profiles, $config->limit('members', 'fileReadings')),
                new ProxyRequest(),
                $viewers,
            )],
            $countries,
            $texts,
            PublicPages::configured($config),
        );
    }

    public function mails(): array
    {
        return [new RolesMail(new ViewerFactory(), $this->countries, $this->texts, $this->pages)];
    }

    public function graphQlTypes(): array
    {
        return [
            new EnumTypes(['PasserelleProfileFile' => ProfileFile::cases(), 'PasserelleProfileReader' => ProfileReader::cases()]),
            new RoleTypes($this->updateRoles, new ProxyRequest(), new ViewerFactory()),
            ...$this->types,
        ];
    }
}
