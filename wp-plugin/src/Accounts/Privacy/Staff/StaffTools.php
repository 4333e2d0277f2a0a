<?php

declare(strict_types=1);

namespace Passerelle\Accounts\Privacy\Staff;

use Passerelle\Auth\Accounts\AccountState;
use Passerelle\Content\Content;
use Passerelle\Content\Forms\FieldTexts;
use Passerelle\Kernel\Module;
use Passerelle\Kernel\Services;
use Passerelle\Accounts\Privacy\ErasureExtents;
use Passerelle\Accounts\Privacy\Export\ReadableRows;
use Passerelle\Accounts\Privacy\PersonalRecords;
use Passerelle\Accounts\Privacy\Records\WordPressRecords;
use Passerelle\Reference\Countries;
use Passerelle\Reference\GraphQL\Names;
use Passerelle\Reference\Sectors;
use Passerelle\Reference\Terms;
use Passerelle\Rights\ViewerFactory;

/** Export and erasure by staff, in WordPress's own ways. */
final readonly class StaffTools implements Module
{
    private function __construct(
        public ErasureExtents $extents,
        public ErasureRights $rights,
        public WordPressDeletion $deletion,
        public EraseTool $eraser,
        public ExportTool $exporter,
        public ExportArchives $archives,
    ) {
    }

    public static function build(Services $services, Content $content, ErasureExtents $extents, StaffParts $parts, AccountState $accounts, ExportArchives $archives): self
    {
        $viewers = new ViewerFactory();
        $terms = new Terms($services->database);
        $rights = new ErasureRights($parts->structures, $accounts, $viewers);
        $limit = static fn (string $name): int => $services->config->limit('account', $name);
        $texts = FieldTexts::fromDirectory(dirname(__DIR__, 4) . '/config');
        $exported = array_filter($parts->records, static fn (PersonalRecords $records): bool => !$records instanceof WordPressRecords);

        return new self(
            $extents,
            $rights,
            new WordPressDeletion($rights, $parts->erase, $parts->structures, $services->database),
            new EraseTool($parts, $rights, $viewers, $services->transaction, $limit('erasedPerPage')),
            new ExportTool(
                array_values($exported),
                new ReadableRows($content->definitions, $texts, new Names(new Countries($terms), new Sectors($terms))),
                $limit('exportedPerPage'),
            ),
            $archives,
        );
    }

    public function register(): void
    {
        $this->deletion->register();
        $this->eraser->register();
        $this->exporter->register();
        $this->archives->register();
    }
}
