<?php

declare(strict_types=1);

namespace Passerelle\Admin\Structures;

use Passerelle\Admin\Labels;
use Passerelle\Admin\Pickers\RecordSearch;
use Passerelle\Admin\Screen\Dates;
use Passerelle\Admin\Texts\Texts;
use Passerelle\Content\ContentReading;
use Passerelle\Kernel\Database;
use Passerelle\Rights\ViewerFactory;
use Passerelle\Structures\Lifecycle\StructureLifecycleModule;
use Passerelle\Structures\Lifecycle\Succession\SuccessionModule;

/** Builds the screen of structures. */
final class StructureScreens
{
    public static function build(
        Database $db,
        ContentReading $reading,
        StructureLifecycleModule $lifecycle,
        SuccessionModule $successions,
        Texts $texts = new Texts(),
    ): StructuresScreen {
        $search = new RecordSearch($db, new Labels($texts), $reading->languages);

        return new StructuresScreen($texts, new StructureTasks($lifecycle, $successions), [
            new SuccessionSection($texts, new Dates($texts), $successions),
            new EndedSection($texts, new Dates($texts), $lifecycle->ended, $reading->records),
            new MergeSection($texts, $search, $lifecycle->stored, $lifecycle->merge),
        ], new ViewerFactory());
    }
}
