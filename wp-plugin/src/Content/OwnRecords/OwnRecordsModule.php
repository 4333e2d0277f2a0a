<?php

declare(strict_types=1);

namespace Passerelle\Content\OwnRecords;

use Passerelle\Security\Audit\AuditLines;
use Passerelle\Content\Content;
use Passerelle\Content\EditorRecords;
use Passerelle\Content\GraphQL\LanguageList;
use Passerelle\Content\RecordPaths;
use Passerelle\Content\Translations\LanguageVersions;
use Passerelle\Files\GraphQL\Media;
use Passerelle\GraphQL\EnumTypes;
use Passerelle\GraphQL\HasGraphQlTypes;
use Passerelle\Kernel\Config;
use Passerelle\Kernel\Services;
use Passerelle\Content\Model\Status;
use Passerelle\Content\OwnRecords\GraphQL\OwnOverviewTypes;
use Passerelle\Content\OwnRecords\GraphQL\OwnRecordTypes;
use Passerelle\Rights\ProxyRequest;
use Passerelle\Rights\StructureEditors;
use Passerelle\Rights\ViewerFactory;

/** What a member owns or co-edits, with what they can do with it. */
final readonly class OwnRecordsModule implements HasGraphQlTypes
{
    private function __construct(
        public OwnRecords $records,
        public OwnPosts $posts,
        public OwnCounts $counts,
        public OwnTitles $titles,
        private LanguageList $languages,
        private RecordPaths $paths,
        private Config $config,
    ) {
    }

    public static function build(
        Services $services,
        Content $content,
        EditorRecords $editors,
        StructureEditors $structures,
        AuditLines $audit,
        Media $media,
    ): self {
        $reading = $content->reading;
        $selection = new OwnSelection($services->database, $structures);
        $posts = new OwnPosts($services->database, $reading->languages, $selection, $structures);
        $paths = new RecordPaths($services->config);

        return new self(
            new OwnRecords($posts, new OwnOrder($audit), $reading, $editors, $content->ownerActions, $audit, $media),
            $posts,
            new OwnCounts($services->database, $selection),
            new OwnTitles($services->database, $selection, $reading->records, $editors, $services->config),
            new LanguageList(new LanguageVersions($reading->translations()), $paths),
            $paths,
            $services->config,
        );
    }

    public function graphQlTypes(): array
    {
        return [
            new EnumTypes([
                'PasserelleOwnSort' => OwnSort::cases(),
                'PasserelleOwnType' => OwnRecords::TYPES,
                'PasserelleRecordStatus' => Status::listed(),
            ]),
            new OwnRecordTypes($this->records, $this->languages, $this->paths, $this->config, new ViewerFactory(), new ProxyRequest()),
            new OwnOverviewTypes($this->counts, $this->titles, new ViewerFactory(), new ProxyRequest()),
        ];
    }
}
