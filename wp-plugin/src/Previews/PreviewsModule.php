<?php

declare(strict_types=1);

namespace Passerelle\Previews;

use Passerelle\Auth\Links\PublicPages;
use Passerelle\Auth\Tokens\TokenKeys;
use Passerelle\Content\ContentReading;
use Passerelle\Content\EditorRecords;
use Passerelle\GraphQL\HasGraphQlTypes;
use Passerelle\Kernel\Config;
use Passerelle\Kernel\Services;
use Passerelle\Presentation\PresentationModule;
use Passerelle\Previews\GraphQL\PreviewTypes;
use Passerelle\Rights\ProxyRequest;
use Passerelle\Rights\ViewerFactory;

/** Public pages of what is not public, by signed links. */
final readonly class PreviewsModule implements HasGraphQlTypes
{
    private const KEY = 'passerelle-preview';

    private function __construct(public PreviewLinks $links, public Previews $previews, private PresentationModule $presentation, private Config $config)
    {
    }

    public static function build(
        Services $services,
        ContentReading $reading,
        EditorRecords $editors,
        PresentationModule $presentation,
        TokenKeys $keys,
    ): self {
        $days = $services->config->limit('previews', 'days');
        $links = new PreviewLinks($keys->derive(self::KEY), $services->clock, $days);

        return new self($links, new Previews($links, $editors, $reading, new ViewerFactory()), $presentation, $services->config);
    }

    public function graphQlTypes(): array
    {
        $pages = PublicPages::configured($this->config);

        return [new PreviewTypes($this->links, $this->previews, $this->presentation->preview(...), $pages, new ProxyRequest(), new ViewerFactory())];
    }
}
