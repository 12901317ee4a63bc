import { Content, List, Root, Trigger } from "@radix-ui/react-tabs";
import { CrawlersPanel } from "../panels/CrawlersPanel.tsx";
import { GroupsPanel } from "../panels/GroupsPanel.tsx";

const ROW = 24;

/** Crawlers and Groups behind tabs, where the window is too narrow for both. */
export function TabbedPanels(props: { folded: boolean; onFold: () => void }) {
  return (
    <Root className="tabbed" defaultValue="crawlers">
      <List className="tabbed-tabs" aria-label="Crawlers or Groups">
        <Trigger value="crawlers">Crawlers</Trigger>
        <Trigger value="groups">Groups</Trigger>
      </List>
      <Content value="crawlers" className="tabbed-panel" tabIndex={-1}>
        <CrawlersPanel rowHeight={ROW} {...props} />
      </Content>
      <Content value="groups" className="tabbed-panel" tabIndex={-1}>
        <GroupsPanel rowHeight={ROW} {...props} />
      </Content>
    </Root>
  );
}
