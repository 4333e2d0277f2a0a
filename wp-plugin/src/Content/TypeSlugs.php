<?php

declare(strict_types=1);

namespace Passerelle\Content;

use Passerelle\Content\Model\ContentType;
use Passerelle\Kernel\Config;
use Passerelle\Languages\Languages;
use Passerelle\Languages\UniqueSlugs;

/** Slugs of the content types: those of one archive are unique among all its types, and none is the name of another page. */
final class TypeSlugs
{
    public static function unique(Languages $languages, Config $config): UniqueSlugs
    {
        $sharing = $reserved = [];
        foreach (ContentType::cases() as $type) {
            $sharing[$type->value] = array_column($type->ofSameArchive(), 'value');
            $reserved[$type->value] = $type->reservedSlugs();
        }

        return new UniqueSlugs($languages, $config->textMax('slug'), $sharing, $reserved);
    }
}
